/** Sending people about, titles, loyalty, and actions out of turn. */
import type { CoreCardOps } from '#engine/model/effect.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { locationsOpen } from '#engine/ops/locationActions.ts';
import { affected } from '#engine/queries/who.ts';
import { destinationFor, isAt, isPrisoner, isStranded, locationOf } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import type { Worths } from '../../facet.ts';
import { bestAction, bestMove } from '../actions.ts';
import { isCylonCard, type Outlook, openly } from '../outlook.ts';
import { bestPlaceAction, bestPlaceAnywhere } from '../places.ts';
import { titlePrice } from '../prices.ts';
import { suspicion } from '../suspicion.ts';
import { worthOfBlock } from './worth.ts';

const placePrice = (o: Outlook, seat: Seat, place: string): number =>
  o.knowledge.places[place]?.(o, seat) ?? 0;

function sent(o: Outlook, seat: Seat, to: string): number {
  if (isAt(o.run, seat, to) || (isStranded(o.run, seat) && to !== 'hangar-deck')) return 0;
  return placePrice(o, seat, destinationFor(o.run, seat, to));
}

/** What is not known of a hand of Loyalty cards. */
const unknown = (o: Outlook, seat: Seat) =>
  o.view.seats[seat]?.loyalty.filter(card => card === undefined).length ?? 0;

/** A procedure that nobody has thought of bodes no good. */
const usualProcedure = -2;

export const peopleWorth: Worths<
  Pick<
    CoreCardOps,
    'send' | 'station' | 'title' | 'peek-loyalty' | 'give-loyalty' | 'procedure' | 'act' | 'activate-location'
  >
> = {
  'activate-location': (o, op) =>
    Math.max(0, ...locationsOpen(o.run, op.of, you(o.run)).map(({ block }) => worthOfBlock(o, block))),
  send: (o, op) => affected(o.run, op.who).reduce((sum, seat) => sum + sent(o, seat, op.to), 0),
  station(o, op) {
    const [seat] = affected(o.run, op.who);
    if (seat === undefined || !isPrisoner(o.run, seat)) return 0;
    return -placePrice(o, seat, locationOf(o.run, seat) ?? '');
  },
  title(o, op) {
    const [to] = affected(o.run, op.to);
    const from = o.view.titles[op.title];
    if (to === undefined || from === undefined || to === from) return -0.3;
    return titlePrice(o, op.title) * 2 * (suspicion(o, from) - suspicion(o, to)) - 0.3;
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
  procedure: (o, op) => o.knowledge.procedures[op.of]?.(o, op.who ?? 'you') ?? usualProcedure,
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
