/** What the operations of the New Caprica phase are worth to the humans. */

import type { DestinyOps } from '#books/treachery/engine/destiny.ts';
import type { Worths } from '#bots/facet.ts';
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { lossOf, stepPrice } from '#bots/reasonable/prices.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { locationOf } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import type { NewCapricaOps } from '../../engine/newCaprica/words.ts';
import { chanceLater, chanceNow, forcePrice, marchPrice, phaseOf, stackPrice } from './prices.ts';

/** A Cylon who gives the order wants them to lose by it; a human compares it with giving it on his next turn. */
const hopeless = 0.25;
export const departureWorth = (o: Outlook): number =>
  30 * (chanceNow(o) - (o.side === 'cylons' ? hopeless : chanceLater(o)));

/** The worst force there is, to be rid of. */
function worstForces(o: Outlook, n: number): number {
  const prices = (phaseOf(o)?.forces ?? []).map(at => forcePrice(o, at));
  return prices
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, price) => sum + price, 0);
}

export const newCapricaWorth: Worths<Omit<NewCapricaOps, keyof DestinyOps>> = {
  prepare: (o, { n }) => 0.45 * stackPrice(o) * Math.min(n, phaseOf(o)?.locked.length ?? 0),
  evacuate(o, { n }) {
    const here = phaseOf(o);
    return here?.orbit ? 0.9 * stackPrice(o) * Math.min(n, here.prepared.length) : 0;
  },
  'prepare-or-evacuate'(o) {
    const here = phaseOf(o);
    if (!here) return 0;
    const most = here.orbit && here.prepared.length > 0 ? 0.9 : here.locked.length > 0 ? 0.45 : 0;
    return most * stackPrice(o);
  },
  'scout-locked': () => -0.35,
  occupy: (o, { n }) => -0.35 * Math.max(0.4, stackPrice(o)) * n,
  'activate-force': o => -Math.max(marchPrice(o) / Math.max(1, phaseOf(o)?.forces.length ?? 1), 0.2),
  'destroy-force': (o, { n }) => worstForces(o, n),
  'destroy-force-here'(o) {
    const at = locationOf(o.run, you(o.run));
    return at !== undefined && phaseOf(o)?.forces.includes(at) ? forcePrice(o, at) : 0;
  },
  'lose-highest'(o, { n }) {
    const now = o.run.state.resources;
    const most = Math.max(...resources.map(resource => now[resource]));
    return -Math.min(...resources.filter(r => now[r] === most).map(r => lossOf(o, r, n)));
  },
  'face-crisis': () => -1.6,
  'skip-jump-step': o => (phaseOf(o)?.orbit ? -0.5 * stackPrice(o) : -stepPrice(o)),
};
