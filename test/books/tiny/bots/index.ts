/** What bots think of the invented book: stars are good for the humans, and whoever keeps an omen is suspect. */
import { type BotsWords, defineBots } from '#bots/facet.ts';
import type { TinyCardOps, TinyEvents } from '../engine/words.ts';
import { facet as conduct } from './conduct.ts';

export interface Words extends BotsWords {
  readonly ops: TinyCardOps;
  readonly prompts: { readonly omen: object };
  readonly events: TinyEvents;
}

export const facet = defineBots<Words>({
  worths: {
    'raise-star': (_, { n }) => 5 * n,
    // Raiders that shoot at nobody.
    'into-halo': (_, { n }) => n,
    'out-of-halo': o => -(o.view.afar ?? []).length,
  },
  prompts: { omen: () => 'yes' },
  conduct,
  judges: { 'star-rose': ({ seat }, reputations) => reputations.forget(seat) },
});
