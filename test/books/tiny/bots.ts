/** What bots think of the invented book: stars are good for the humans, and whoever keeps an omen is suspect. */
import { type BotsWords, defineBots } from '#bots/facet.ts';
import type { TinyCardOps, TinyEvents } from './words.ts';

export interface Words extends BotsWords {
  readonly ops: TinyCardOps;
  readonly prompts: { readonly omen: object };
  readonly events: TinyEvents;
}

export const tinyBots = defineBots<Words>({
  worths: { 'raise-star': (_, { n }) => 5 * n },
  prompts: { omen: () => 'yes' },
  conduct: ['star-rose'],
  judges: { 'star-rose': ({ seat }, reputations) => reputations.forget(seat) },
});
