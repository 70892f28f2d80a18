/** What the tellers of a set-up have in common. */
import type { Library } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Pile, SeatState, State } from '#engine/model/state.ts';
import type { CardId, Count, Seat } from '#engine/model/vocabulary.ts';
import type { SetUpStep } from '#engine/tools/setUp.ts';
import type { Dealt, Fact } from './setUp.ts';

export function ofSeats(
  { seats }: State,
  tell: (seat: SeatState, at: Seat) => Fact | undefined | '',
): readonly Fact[] {
  return seats.flatMap((one, at) => tell(one, at) || []);
}

export function counted(say: keyof Dealt, seat: Seat, n: Count): Fact | undefined {
  return n === 0 ? undefined : { say, seat, n };
}

export function dealtTo(events: readonly GameEvent[], type: GameEvent['type'], seat: Seat): Count {
  return events.reduce(
    (sum, event) =>
      event.type === type && 'seat' in event && event.seat === seat
        ? sum + ('n' in event && typeof event.n === 'number' ? event.n : 1)
        : sum,
    0,
  );
}

/** Piles that lie there now and did not before. */
export function grown({ before, after }: SetUpStep, { piles }: Library): readonly Fact[] {
  return piles.flatMap(pile => {
    const n = sizeOf(after.piles[pile]);
    return n > sizeOf(before.piles[pile]) ? [{ say: 'pile', pile, n } as const] : [];
  });
}

export const cardsIn = ({ top, bag, bottom }: Pile): CardId[] => [
  ...top.map(({ card }) => card),
  ...bag,
  ...bottom.map(({ card }) => card),
];
export const sizeOf = (pile: Pile): number => cardsIn(pile).length;
