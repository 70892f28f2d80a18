/** Sending people about, titles, loyalty, and actions out of turn. */
import type { Seat, Title } from '../../../engine/model/vocabulary.ts';
import { affected } from '../../../engine/queries/who.ts';
import { isAt, isStranded } from '../../../engine/rules/people.ts';
import { bestAction, bestMove } from '../actions.ts';
import { isCylonCard, mine, type Outlook, suspicion } from '../outlook.ts';
import { bestPlaceAction } from '../places.ts';
import { brigPrice, sickbayPrice } from '../prices.ts';
import { jumpWorth } from './cards.ts';
import type { Worths } from './worth.ts';

const titlePrice: { readonly [title in Title]: number } = { president: 1.5, admiral: 1.5 };

function sent(o: Outlook, seat: Seat, to: string): number {
  if (isAt(o.run, seat, to) || (isStranded(o.run, seat) && to !== 'hangar-deck')) return 0;
  if (to === 'brig') return brigPrice(o, seat);
  return to === 'sickbay' ? sickbayPrice(o, seat) : 0;
}

/** What is not known of a hand of Loyalty cards. */
const unknown = (o: Outlook, seat: Seat) =>
  o.view.seats[seat]?.loyalty.filter(card => card === undefined).length ?? 0;

export const peopleWorth: Worths<
  'send' | 'station' | 'title' | 'peek-loyalty' | 'give-loyalty' | 'procedure' | 'act'
> = {
  send: (o, op) => affected(o.run, op.who).reduce((sum, seat) => sum + sent(o, seat, op.to), 0),
  station(o, op) {
    const [seat] = affected(o.run, op.who);
    return seat !== undefined && isAt(o.run, seat, 'brig') ? -brigPrice(o, seat) : 0;
  },
  title(o, op) {
    const [to] = affected(o.run, op.to);
    const from = o.view.titles[op.title];
    if (to === undefined || from === undefined || to === from) return -0.3;
    return titlePrice[op.title] * 2 * (suspicion(o, from) - suspicion(o, to)) - 0.3;
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
  procedure: (o, { of }) => (of === 'jump' ? jumpWorth(o) : -2),
  act(o, op) {
    if (op.in === 'action-step') return 0.8;
    const [seat] = affected(o.run, op.who);
    if (seat === undefined) return 0;
    if (seat !== o.me) {
      const each = (0.4 + Math.max(0, bestPlaceAction(o, seat))) * (1 - 1.5 * suspicion(o, seat));
      return op.n * each + (op.move ? 0.4 : 0);
    }
    const move = op.move ? mine(o, bestMove(o) - bestAction(o)) : 0;
    return op.n * Math.max(0.2, mine(o, bestAction(o))) + move;
  },
};
