/** Loyalty cards that change hands: what revealed Cylons may not keep, and the Mutineer from one to the next. */

import { isLeader } from '#books/leaders/engine/people.ts';
import { askOne, seatByName, seatOptions } from '#engine/choices/ask.ts';
import type { FrameOf } from '#engine/model/frame.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { passOn } from '#engine/ops/reveal.ts';
import { giveLoyalty } from '#engine/ops/secrets.ts';
import { distance } from '#engine/queries/distance.ts';
import { isHuman, locationOf, seatState } from '#engine/rules/people.ts';
import { clockwise, current, nearest, you } from '#engine/run/find.ts';
import { drawHidden, pileSize } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '#engine/run/run.ts';

/** Distance up to which face-down Loyalty cards are handed on (daybreak.loyalty-passing.distance-seven). */
const handedOnUpTo = 6;

/** The one Loyalty card that lies open before a human. */
const mutineer: CardId = 'mutineer';

/** Humans, and Leaders among them only where a table plays it so. */
function receivers(run: Position, but?: Seat): Seat[] {
  const leadersToo = run.state.rulings['infiltrator-loyalty'] === 'allowed';
  return clockwise(run, current(run)).filter(
    seat => seat !== but && isHuman(run, seat) && (leadersToo || !isLeader(run, seat)),
  );
}

export const isMutineer = (run: Position, seat: Seat): boolean =>
  seatState(run, seat).shown.includes(mutineer);

/** In the Brig, or where a board keeps its prisoners. */
export function isImprisoned(run: Position, seat: Seat): boolean {
  const at = locationOf(run, seat);
  return at === 'brig' || (at !== undefined && run.lib.locations.get(at)?.insteadOf === 'brig');
}

/** All face-down cards of a Cylon player to one human. */
function handOnAll(run: Run, seat: Seat): Again {
  const held = seatState(run, seat);
  const humans = receivers(run, seat);
  if (held.loyalty.length === 0 || humans.length === 0 || distance(run) > handedOnUpTo) return;
  const word = askOne(run, { seat, prompt: 'player', about: 'loyalty' }, seatOptions(run, humans));
  if (word === undefined) return 'again';
  giveLoyalty(run, seat, seatByName(run, word), held.loyalty.splice(0));
}

/** Whose cards may be due at this moment; only Cylons with cards face down have any to hand on. */
function owing(run: Run, revealing: boolean): Seat[] {
  if (!revealing) return clockwise(run, current(run));
  return run.state.rulings['surplus-loyalty-moment'] === 'at-reveal' ? [you(run)] : [];
}

function show(run: Run, seat: Seat, card: CardId): void {
  const held = seatState(run, seat);
  held.loyalty.splice(
    held.loyalty.findIndex(h => h.card === card),
    1,
  );
  held.shown.push(card);
  emit(run, 'loyalty-shown', { seat, card });
}

/** Handed on by a Cylon it counts as drawn from the deck, by one edition as handed over. */
const countsAsDrawn = (run: Position, { passed }: FrameOf<'turn-up-mutineer'>): boolean =>
  !passed || run.state.rulings['passed-mutineer'] === 'draws';

export const loyaltyOps: Resolvers<
  | 'pass-on-loyalty'
  | 'turn-up-mutineer'
  | 'hand-on-mutineer'
  | 'return-mutineer'
  | 'hand-on-surplus'
  | 'draw-leftover'
> = {
  'pass-on-loyalty'(run, _op, frame): Again {
    const seat = you(run);
    const card = nearest(run, 'card');
    if (card === undefined || isHuman(run, seat)) return;
    const humans = receivers(run, seat);
    if (humans.length === 0) return;
    const word = askOne(run, { seat, prompt: 'player', about: { card } }, seatOptions(run, humans));
    if (word === undefined) return 'again';
    passOn(run, frame, seat, card, word);
    frame.passed = true;
  },

  'turn-up-mutineer'(run, _op, frame) {
    const seat = you(run);
    const card = nearest(run, 'card');
    if (card === undefined) return;
    show(run, seat, card);
    push(run, countsAsDrawn(run, frame) ? `loyalty/${card}#immediate` : 'mutineer-received', { seat });
  },

  'hand-on-mutineer'(run): Again {
    const seat = you(run);
    const humans = receivers(run, seat);
    if (isHuman(run, seat) || !isMutineer(run, seat) || humans.length === 0) return;
    const question = { seat, prompt: 'player', about: { card: mutineer } } as const;
    const word = askOne(run, question, seatOptions(run, humans));
    if (word === undefined) return 'again';
    const to = seatByName(run, word);
    const { shown } = seatState(run, seat);
    shown.splice(shown.indexOf(mutineer), 1);
    seatState(run, to).shown.push(mutineer);
    emit(run, 'loyalty-given', { from: seat, to, n: 1, cards: [mutineer] });
    push(run, 'mutineer-received', { seat: to });
  },

  /** The card stays before the player, whoever he now plays (daybreak.execution.mutineer-human). */
  'return-mutineer'(run) {
    const seat = you(run);
    if (isMutineer(run, seat)) push(run, 'mutineer-received', { seat });
  },

  'hand-on-surplus'(run, { revealing = false }, frame): Again {
    const [seat, ...left] = frame.left ?? owing(run, revealing);
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    if (!isHuman(run, seat) && handOnAll(run, seat)) return 'again';
    frame.left = left;
    return 'again';
  },

  /** No other card is drawn for it (daybreak.mutineer.leftover-reveal). */
  'draw-leftover'(run): Again {
    const humans = receivers(run);
    if (humans.length === 0 || pileSize(run.state.piles.loyalty) === 0) return;
    const question = { seat: current(run), prompt: 'player', about: 'loyalty' } as const;
    const word = askOne(run, question, seatOptions(run, humans));
    if (word === undefined) return 'again';
    const to = seatByName(run, word);
    const drawn = drawHidden(run, 'loyalty');
    if (!drawn) return;
    seatState(run, to).loyalty.push({ card: drawn.card, seen: bit(to) });
    emit(run, 'loyalty-dealt', { seat: to, n: 1, cards: [drawn.card], secretTo: bit(to) });
    if (drawn.card !== mutineer) return;
    show(run, to, drawn.card);
    push(run, 'mutineer-received', { seat: to });
  },
};
