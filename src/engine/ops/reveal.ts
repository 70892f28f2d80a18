/** Revealing as a Cylon, by choice or by the Sympathizer, step by step. */
import { askOne, askYes, ids, seatByName, seatOptions } from '../choices/ask.ts';
import type { Frame } from '../model/frame.ts';
import type { CardId, Seat, SeatName } from '../model/vocabulary.ts';
import { destinationFor, isHuman, moveTo, seatState } from '../rules/people.ts';
import { holder, passOn as passTitleOn } from '../rules/titles.ts';
import { nearest, you } from '../run/find.ts';
import { type Again, ask, emit, push, type Run, takeWord } from '../run/run.ts';
import { forceDiscards } from './cards.ts';
import { mayPassOn } from './jumpFlow.ts';
import type { Resolvers } from './resolver.ts';
import { giveLoyalty } from './secrets.ts';
import { discardAttached } from './thisCard.ts';

/** Hand cards a revealed Cylon keeps (reveal.discard-to-three). */
const kept = 3;

/** The card changes hands, and with it whose card is being dealt with. */
export function passOn(run: Run, frame: Frame, seat: Seat, card: CardId, name: SeatName): void {
  const to = seatByName(run, name);
  const held = seatState(run, seat);
  const i = held.loyalty.findIndex(h => h.card === card);
  const [passed] = i < 0 ? [] : held.loyalty.splice(i, 1);
  if (!passed) return;
  giveLoyalty(run, seat, to, [passed]);
  frame.seat = to;
}

export const revealOps: Resolvers<
  | 'show-loyalty'
  | 'turn-cylon'
  | 'reveal-power'
  | 'reveal-discards'
  | 'reveal-quorum'
  | 'reveal-titles'
  | 'reveal-arrival'
  | 'offer-to-pass-on'
  | 'turn-up'
> = {
  'show-loyalty'(run) {
    const seat = you(run);
    const card = nearest(run, 'card');
    const held = seatState(run, seat);
    const i = held.loyalty.findIndex(h => h.card === card);
    const [shown] = i < 0 ? [] : held.loyalty.splice(i, 1);
    if (!shown) return;
    held.shown.push(shown.card);
    held.revealed = 'cylon';
    emit(run, 'loyalty-shown', { seat, card: shown.card });
    emit(run, 'revealed', { seat });
  },

  'turn-cylon'(run) {
    const seat = you(run);
    seatState(run, seat).revealed = 'sympathizer';
    emit(run, 'revealed', { seat });
  },

  /** The power of the card is an offer, never a duty. */
  'reveal-power'(run): Again {
    const seat = you(run);
    const card = nearest(run, 'card');
    if (card === undefined) return;
    const use = askYes(run, { seat, prompt: 'yes-no', about: card });
    if (use === undefined) return 'again';
    if (use) push(run, `loyalty/${card}#reveal`, { seat });
  },

  'reveal-discards'(run) {
    const seat = you(run);
    const { hand } = seatState(run, seat);
    return forceDiscards(run, [[seat, Math.max(0, hand.length - kept)]], 'discard');
  },

  /** Quorum cards lying before him go too; some editions do not say so (reveal.discard-kept-quorum). */
  'reveal-quorum'(run) {
    if (run.state.rulings['reveal-discards-kept-quorum'] === 'keep') return;
    for (const card of seatState(run, you(run)).attached.slice()) discardAttached(run, card);
  },

  'reveal-titles'(run) {
    const seat = you(run);
    for (const title of run.lib.titles.keys()) if (holder(run, title) === seat) passTitleOn(run, title, seat);
  },

  'reveal-arrival'(run) {
    moveTo(run, you(run), destinationFor(run, you(run), 'resurrection-ship'));
  },

  'offer-to-pass-on'(run, _op, frame): Again {
    const seat = you(run);
    const card = nearest(run, 'card');
    if (card === undefined) return;
    if (!frame.passing) {
      const may = mayPassOn(run, seat);
      const anyCylon = run.state.rulings['sympathizer-who-may-pass'] === 'any-cylon';
      if (!may && !anyCylon) return;
      const word = takeWord(run);
      if (word === undefined) {
        // Asked of everybody then, even of those who can only keep it: the table must not see who is a Cylon.
        const options = ids(may ? ['yes', 'no'] : ['no']);
        return ask(run, { shape: 'one', seat, prompt: 'yes-no', about: card, options });
      }
      if (word === 'no') return;
      frame.passing = true;
    }
    const others = run.state.seats.map((_, s) => s).filter(s => s !== seat);
    const word = askOne(run, { seat, prompt: 'player', about: { card } }, seatOptions(run, others));
    if (word === undefined) return 'again';
    frame.passing = undefined;
    passOn(run, frame, seat, card, word);
  },

  'turn-up'(run) {
    const seat = you(run);
    const card = nearest(run, 'card');
    const held = seatState(run, seat);
    const i = held.loyalty.findIndex(h => h.card === card);
    const [up] = i < 0 ? [] : held.loyalty.splice(i, 1);
    if (!up) return;
    held.shown.push(up.card);
    emit(run, 'loyalty-shown', { seat, card: up.card });
    // Crises and the Brig are nothing to a revealed Cylon (cylon-turn.unaffected).
    if (isHuman(run, seat)) push(run, `loyalty/${up.card}#immediate`, { seat });
  },
};
