/** Sending people about, titles, loyalty, and actions out of turn. */
import type { Seat } from '#engine/model/vocabulary.ts';
import { locationsOpen } from '#engine/ops/locationActions.ts';
import { affected, named } from '#engine/queries/who.ts';
import { destinationFor, isAt, isHuman, isPrisoner, isStranded } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { bestAction, bestMove } from '../actions.ts';
import { detentionPrice } from '../expansions/newCaprica/prices.ts';
import { departureWorth } from '../expansions/newCaprica/worth.ts';
import { isCylonCard, type Outlook, openly } from '../outlook.ts';
import { bestPlaceAction, bestPlaceAnywhere } from '../places.ts';
import { brigPrice, lossOf, sickbayPrice } from '../prices.ts';
import { suspicion } from '../suspicion.ts';
import { jumpWorth } from './cards.ts';
import { type Worths, worthOfBlock } from './worth.ts';

const titlePrice = 1.5;

function sent(o: Outlook, seat: Seat, to: string): number {
  if (isAt(o.run, seat, to) || (isStranded(o.run, seat) && to !== 'hangar-deck')) return 0;
  switch (destinationFor(o.run, seat, to)) {
    case 'brig':
      return brigPrice(o, seat);
    case 'detention':
      return detentionPrice(o, seat);
    case 'sickbay':
    case 'medical-center':
      return sickbayPrice(o, seat);
    default:
      return 0;
  }
}

/** What is not known of a hand of Loyalty cards. */
const unknown = (o: Outlook, seat: Seat) =>
  o.view.seats[seat]?.loyalty.filter(card => card === undefined).length ?? 0;

/** A loyal human costs morale and his hand; a Cylon is found out, and loses his hand at the least. */
function executionWorth(o: Outlook, seat: Seat): number {
  const hand = 0.15 * (o.view.seats[seat]?.handSize ?? 0);
  if (!isHuman(o.run, seat)) return 0.6 + hand;
  const doubt = suspicion(o, seat);
  return doubt * (2.5 + hand) - (1 - doubt) * (lossOf(o, 'morale', 1) + 1.5 + hand);
}

export const peopleWorth: Worths<
  'send' | 'station' | 'title' | 'peek-loyalty' | 'give-loyalty' | 'procedure' | 'act' | 'activate-location'
> = {
  'activate-location': (o, op) =>
    Math.max(0, ...locationsOpen(o.run, op.of, you(o.run)).map(({ block }) => worthOfBlock(o, block))),
  send: (o, op) => affected(o.run, op.who).reduce((sum, seat) => sum + sent(o, seat, op.to), 0),
  station(o, op) {
    const [seat] = affected(o.run, op.who);
    if (seat === undefined || !isPrisoner(o.run, seat)) return 0;
    return isAt(o.run, seat, 'brig') ? -brigPrice(o, seat) : -detentionPrice(o, seat);
  },
  title(o, op) {
    const [to] = affected(o.run, op.to);
    const from = o.view.titles[op.title];
    if (to === undefined || from === undefined || to === from) return -0.3;
    return titlePrice * 2 * (suspicion(o, from) - suspicion(o, to)) - 0.3;
  },
  'peek-loyalty'(o, op) {
    const [of] = affected(o.run, op.of);
    const [by] = affected(o.run, op.by);
    if (of === undefined || by === undefined || of === by) return 0;
    return Math.min(2, unknown(o, of)) * (1 - 2 * suspicion(o, by));
  },
  /** A Cylon card makes its receiver a Cylon. */
  'give-loyalty'(o, op) {
    const [from] = affected(o.run, op.from);
    const [to] = affected(o.run, op.to);
    if (from === undefined || to === undefined) return 0;
    const cylon = o.view.seats[from]?.loyalty.some(card => isCylonCard(o.lib, card)) ?? false;
    return cylon ? -5 * (1 - suspicion(o, to)) : -0.5 * (1 - suspicion(o, to));
  },
  procedure(o, op) {
    switch (op.of) {
      case 'jump':
        return jumpWorth(o);
      case 'leave-new-caprica':
        return departureWorth(o);
      case 'execution':
        return named(o.run, op.who ?? 'you').reduce((sum, seat) => sum + executionWorth(o, seat), 0);
      default:
        return -2;
    }
  },
  act(o, op) {
    if (op.in === 'action-step') return 0.8;
    const [seat] = affected(o.run, op.who);
    if (seat === undefined) return 0;
    if (seat !== o.me) {
      const here = bestPlaceAction(o, seat);
      const most = op.move && !isPrisoner(o.run, seat) ? Math.max(here, bestPlaceAnywhere(o, seat)) : here;
      return op.n * (0.4 + Math.max(0, most)) * (1 - 1.5 * suspicion(o, seat));
    }
    const move = op.move ? openly(o, bestMove(o) - bestAction(o)) : 0;
    return op.n * Math.max(0.2, openly(o, bestAction(o))) + move;
  },
};
