import type { Ending, Side } from '../model/vocabulary.ts';
import { emit, type Run } from '../run/run.ts';

/** The game is over at once; whatever was being carried out or asked is dropped. */
export function endGame(run: Run, winner: Side, because: Ending): void {
  if (run.state.over) return;
  emit(run, 'game-over', { winner, because });
  run.state.over = { winner, because };
}
