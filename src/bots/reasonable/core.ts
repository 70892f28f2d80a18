/** What bots think of the core, in the form of a book's. Its prompts are answered by their shape: see `reasonable.ts`. */
import type { CoreCardOps } from '#engine/model/effect.ts';
import type { coreActivations, coreSkills } from '#engine/model/vocabulary.ts';
import { type BotsFacet, type BotsWords, defineBots } from '../facet.ts';
import { skills } from './cardsInHand.ts';
import { scouted } from './decisions.ts';
import { brigPrice, sickbayPrice } from './prices.ts';
import { activations } from './threats.ts';
import { cardWorth, jumpWorth } from './worth/cards.ts';
import { choiceWorth } from './worth/choices.ts';
import { fleetWorth } from './worth/fleet.ts';
import { peopleWorth } from './worth/people.ts';

interface CoreWords extends BotsWords {
  readonly ops: CoreCardOps;
  readonly skills: Record<(typeof coreSkills)[number], object>;
  readonly activations: Record<(typeof coreActivations)[number], object>;
}

export const core: BotsFacet = defineBots<CoreWords>({
  worths: { ...cardWorth, ...choiceWorth, ...fleetWorth, ...peopleWorth },
  skills,
  activations,
  works: ['attack', 'activate-vipers', 'repair', 'act'],
  places: { brig: brigPrice, sickbay: sickbayPrice },
  procedures: { jump: jumpWorth },
  scouted,
});
