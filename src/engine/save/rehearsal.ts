/**
 * Plays on from a position that was laid out by hand, by chance. What its frames hold was not put there by the
 * engine; once they have all been carried out, nothing of them is left that could fail.
 */
import { sample } from '../choices/check.ts';
import { Table } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import { advance } from '../run/advance.ts';
import { fraction, nextSeed } from '../run/random.ts';

/** Different lines: what one does not come through, another may. */
const lines = 3;
/** A turn is hardly ever longer. */
const longest = 40;

/** Throws where the position lacks what an instruction needs, or comes to nothing. */
export function rehearse(lib: Library, state: State): void {
  for (let line = 1; line <= lines; line++) playOn(lib, state, line);
}

function playOn(lib: Library, state: State, line: number): void {
  let seed = line;
  const below = (n: number) => {
    seed = nextSeed(seed);
    return Math.floor(fraction(seed) * n);
  };
  const table = new Table({ lib, state: { ...state, rng: line } }, {});
  if (table.state.pending.length === 0) advance(table.run);
  const turn = turnNumber(table.state);
  for (let n = 0; n < longest && !table.state.over && turnNumber(table.state) === turn; n++) {
    const choice = table.state.pending[below(table.state.pending.length)];
    if (choice === undefined) throw new Error('Nothing is asked, and the game is not over');
    table.play({ seat: choice.seat, choose: sample(choice, below) });
  }
}

const turnNumber = ({ stack }: State): number => stack[1]?.turn?.number ?? 0;
