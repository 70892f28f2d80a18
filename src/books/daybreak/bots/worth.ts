/** Mutiny, miracles, missions, assault raptors, and the boards of Daybreak. */

import type { DestinyOps } from '#books/treachery/engine/destiny.ts';
import type { Worths } from '#bots/facet.ts';
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { brigPrice, cardPrice, civilianPrice } from '#bots/reasonable/prices.ts';
import { suspicion } from '#bots/reasonable/suspicion.ts';
import { harmOf, shipPrices } from '#bots/reasonable/threats.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { foldMost } from '#engine/queries/modifiers.ts';
import { affected } from '#engine/queries/who.ts';
import { shipsOf } from '#engine/rules/ships.ts';
import { shipsAct, you } from '#engine/run/find.ts';
import type { PeopleOps } from '../engine/words/people.ts';
import type { DaybreakCardOps } from '../engine/words.ts';
import { missionWorth } from './missions.ts';

/** To be rid of the card one holds: with the next one it leads to the Brig. */
export const mutinyPrice = 1.5;

/** One more for that player: one too many sends him to the Brig. */
const mutinyWorth = (o: Outlook, seat: Seat): number =>
  (o.view.seats[seat]?.slots.mutiny?.length ?? 0) >= foldMost(o.run, 'mutiny-limit', { seat }, 1)
    ? brigPrice(o, seat)
    : -mutinyPrice * (1 - 2 * suspicion(o, seat));

const assaultRaptorPrice = 0.9;

export const daybreakWorth: Worths<Omit<DaybreakCardOps, keyof DestinyOps | keyof PeopleOps>> = {
  'draw-mutiny': (o, op) => affected(o.run, op.who).reduce((sum, seat) => sum + mutinyWorth(o, seat), 0),
  'discard-mutiny': () => mutinyPrice,
  'gain-miracle': () => 1,
  'spend-miracle': () => -1,
  'begin-mission': missionWorth,
  'turn-down': () => 0,
  withdraw: () => 0,
  'play-into-check': () => 0,
  'gain-assault-raptor': (_, op) => assaultRaptorPrice * op.n,
  'take-away'(o, { what, n }) {
    if (n !== undefined) return 0.3 * civilianPrice(o);
    return what.reduce((sum, kind) => {
      if (kind === 'centurion') return sum + 2 * o.view.centurions.length;
      return sum - shipPrices[kind] * (shipsOf(o.run, kind).length + 0.5);
    }, 0);
  },
  'cease-fire': o => (shipsAct(o.run) ? harmOf(o, 'raiders') + 0.4 : 0),
  'turn-overlay': (_, { board }) => (board === 'cylon' ? 2 : -1),
  'rebel-basestar': (_, { side }) => (side === 'humans' ? 1 : -1),
  'order-crises': () => 1.2,
  'search-deck': (o, { n }) => 1.5 * n * cardPrice(o, you(o.run)),
  'draw-named': (o, { who, n }) =>
    affected(o.run, who).reduce((sum, seat) => sum + n * cardPrice(o, seat), 0),
  'share-quorum': () => 1.4,
  'sink-quorum': () => -0.4,
  relocate: () => 0.2,
  'discard-in-play': () => -0.3,
};
