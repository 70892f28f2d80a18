/** What the operations of Pegasus's cards, sheets and boards are worth to the humans. */

import type { Worths } from '#bots/facet.ts';
import { mine, type Outlook } from '#bots/reasonable/outlook.ts';
import { civilianPrice, stepPrice } from '#bots/reasonable/prices.ts';
import { checkStake } from '#bots/reasonable/stakes.ts';
import { isHuman } from '#engine/rules/people.ts';
import { shipsAt, shipsOf } from '#engine/rules/ships.ts';
import { nearest } from '#engine/run/find.ts';
import type { DeckOps } from '../engine/cards/words.ts';

const pieces = { raider: 0.5, 'heavy-raider': 0.9, basestar: 3 } as const;

function hitWorth(o: Outlook, { what, n }: DeckOps['hit']): number {
  const at = nearest(o.run, 'sector');
  const here = (kind: 'raider' | 'heavy-raider' | 'basestar' | 'viper' | 'civilian') =>
    Math.min(n, (at === undefined ? shipsOf(o.run, kind) : shipsAt(o.run, at, kind)).length);
  switch (what) {
    case 'raider':
    case 'heavy-raider':
    case 'basestar':
      return pieces[what] * here(what);
    case 'viper':
      return -0.6 * here(what);
    case 'civilian':
      return -civilianPrice(o) * here(what);
    case 'picked-basestar':
      return 1.2 * n;
    case 'picked-civilian':
      return -civilianPrice(o);
    case 'pegasus':
      return -0.8 * n;
  }
}

/** What is good for the side of whoever does it. */
const forMe = (o: Outlook, points: number): number => mine(o, points);

export const deckWorth: Worths<DeckOps> = {
  'draw-if-few': (o, { n, atMost }) =>
    0.3 * n * o.view.seats.filter((seat, i) => isHuman(o.run, i) && seat.handSize <= atMost).length,
  'mark-turn': (o, { mark }) =>
    ({ 'jump-icon': 0.7 * stepPrice(o), shield: 0.5, interference: 0.9, 'two-treachery': -0.8 })[mark],
  'fly-anywhere': () => 0.2,
  'trade-destiny': o => forMe(o, 0.3),
  'add-to-check': o => (o.view.check ? 0.3 * checkStake(o, o.view.check) : 0),
  'pass-cards': (o, { n }) => forMe(o, n === 1 ? -0.1 : 0.2),
  'grant-skill': o => forMe(o, -0.2),
  'borrow-title': o => forMe(o, 0.5),
  'stake-card': o => forMe(o, -0.2),
  'pick-target': () => 0,
  hit: hitWorth,
  'withdraw-picked': () => 1.5,
  'mark-scar': () => -0.6,
  'resolve-crisis-card': () => -2,
  'replace-destination': () => 0.5,
  look: o => forMe(o, 0.4),
  'look-at-contribution': () => 0.2,
  'fill-destiny': () => -3,
};
