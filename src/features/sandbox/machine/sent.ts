/** A position on its way to a worker and back: the same form in which it is saved. */
import { type Library, restoreState, type StoredState } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';

export function restored(lib: Library, options: GameOptions, stored: StoredState): State {
  const found = restoreState(lib, options, stored);
  if ('where' in found) throw new Error(`This position cannot be read: ${found.where}`);
  // It was stored by the page that belongs to this worker.
  return found.state as State;
}
