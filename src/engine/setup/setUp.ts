import type { Library } from '../library/library.ts';
import type { Answer, Choice } from '../model/choice.ts';
import type { GameOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { advance } from '../run/advance.ts';
import type { Run } from '../run/run.ts';
import { newState } from './newState.ts';

/**
 * The table as the ten steps of the set-up leave it, before the first turn: the generator answers for chance, `answer`
 * for the players. Positions laid out by hand begin here.
 */
export function setUp(lib: Library, options: GameOptions, answer: (choice: Choice) => Answer): State {
  const state = newState(lib, { ...options, chance: 'seeded' });
  const run: Run = { lib, state, events: [], passIdle: true, stopBefore: 'take-turns' };
  state.stack.push({ at: 'game', pc: 0 });
  advance(run);
  for (let choice = state.pending.shift(); choice; choice = state.pending.shift()) {
    state.answers.push({ seat: choice.seat, choose: answer(choice) });
    if (state.pending.length === 0) advance(run);
  }
  return state;
}
