/**
 * Plays to win for its side, on what its seat may know and nothing else: the same view, question and seed give the
 * same answer.
 */
import type { Library } from '#engine/index.ts';
import type { Answer, Choice, OneOf, Prompt, SomeOf } from '#engine/model/choice.ts';
import type { View } from '#engine/view/view.ts';
import { diceOf } from './dice.ts';
import { chooseAction, chooseMove } from './reasonable/actions.ts';
import { best, bestForMe, dearest } from './reasonable/best.ts';
import { discard, drawSkills } from './reasonable/cardsInHand.ts';
import { contribute } from './reasonable/contribute.ts';
import { crisisWorth } from './reasonable/crises.ts';
import {
  chooseCard,
  chooseLocation,
  chooseOption,
  choosePlayer,
  chooseResult,
  chooseSkill,
  decide,
  destinationWorth,
  giveQuorum,
  sinkQuorum,
  topOrBottom,
  yesOrNo,
} from './reasonable/decisions.ts';
import { chooseForce, chooseResource } from './reasonable/expansions/newCaprica/choices.ts';
import { area, arrange, damagedShip, shield, study } from './reasonable/expansions/pegasus/choices.ts';
import { type Besides, type Outlook, outlookOf } from './reasonable/outlook.ts';
import {
  chooseCivilian,
  chooseCivilians,
  chooseSector,
  chooseShip,
  chooseTokens,
  chooseViper,
  firstOf,
  repairAll,
} from './reasonable/pieces.ts';
import { placeWorth } from './reasonable/places.ts';
import { keepPrice } from './reasonable/prices.ts';
import { react } from './reasonable/reactions.ts';
import { allWorths } from './reasonable/worth/all.ts';
import { worthOfBlock } from './reasonable/worth/worth.ts';

export function reasonable(
  lib: Library,
  view: View,
  choice: Choice,
  seed: number,
  besides?: Besides,
): Answer {
  if (choice.seat === 'chance') throw new Error('Bots do not answer for chance');
  const o = outlookOf(lib, view, choice.seat, diceOf(seed), allWorths, besides);
  switch (choice.shape) {
    case 'react':
      return react(o, choice);
    case 'yes-no':
      return yesOrNo(o, choice);
    case 'some':
      return (forPrompt<Several>(several, choice.prompt) ?? firstOfAll)(o, choice);
    case 'one':
      return (forPrompt<Single>(single, choice.prompt) ?? anyOf)(o, choice);
  }
}

type Several<P extends Prompt = Prompt> = (o: Outlook, choice: SomeOf<P>) => readonly string[];
type Single<P extends Prompt = Prompt> = (o: Outlook, choice: OneOf<P>) => string;

/** The answer written for a prompt: the tables below have under each prompt one that takes its choices. */
function forPrompt<A>(table: { readonly [P in Prompt]?: unknown }, prompt: Prompt): A | undefined {
  return table[prompt] as A | undefined;
}

const anyOf: Single = (o, choice) => best(o, choice.options, () => 0);
const firstOfAll: Several = (_, choice) => firstOf(choice);

const several: { readonly [P in Prompt]?: Several<P> } = {
  contribute,
  discard,
  pay: discard,
  'hand-limit': discard,
  'add-to-check': contribute,
  'skill-draw': drawSkills,
  civilian: chooseCivilians,
  token: chooseTokens,
  viper: (_, choice) => repairAll(choice),
  search: (o, choice) => dearest(choice.options, choice.max, id => keepPrice(o, id)),
};

const single: { readonly [P in Prompt]?: Single<P> } = {
  action: chooseAction,
  movement: chooseMove,
  decide,
  option: chooseOption,
  player: choosePlayer,
  location: chooseLocation,
  destination: (o, choice) => bestForMe(o, choice.options, id => destinationWorth(o, id)),
  crisis: (o, choice) => bestForMe(o, choice.options, id => crisisWorth(o, id)),
  quorum: (o, choice) => bestForMe(o, choice.options, id => worthOfBlock(o, `quorum/${id}#`)),
  'top-or-bottom': topOrBottom,
  deck: (_, choice) => choice.options[0]?.id ?? '',
  card: chooseCard,
  skill: chooseSkill,
  result: chooseResult,
  ship: chooseShip,
  viper: chooseViper,
  civilian: chooseCivilian,
  sector: chooseSector,
  'damaged-ship': damagedShip,
  area,
  shield,
  arrange,
  study,
  occupation: chooseForce,
  resource: chooseResource,
  activation: (o, choice) => bestForMe(o, choice.options, id => placeWorth(o, o.me, id)),
  craft: (_, choice) => choice.options.at(-1)?.id ?? '',
  order: (o, choice) => bestForMe(o, choice.options, id => crisisWorth(o, id)),
  share: giveQuorum,
  sink: sinkQuorum,
};
