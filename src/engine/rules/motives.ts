/** Showing a Motive, which its owner may do at any moment. */
import type { CardId, Seat } from '../model/vocabulary.ts';
import { emit, type Run } from '../run/run.ts';
import { seatState } from './people.ts';

export function showMotive(run: Run, seat: Seat, card: CardId): void {
  const { motives = [], shownMotives = [] } = seatState(run, seat).slots;
  motives.splice(
    motives.findIndex(h => h.card === card),
    1,
  );
  shownMotives.push(card);
  emit(run, 'motive-shown', { seat, card });
}
