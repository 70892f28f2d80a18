/** A game that has come in from outside: it must stand, and go on like any other. */

import { libraryOf } from '#books/libraries.ts';
import { type Game, isOver, parseSave, savedBooks, viewFor } from '#engine/index.ts';
import { illMade } from '../../test/fuzz/answers.ts';
import { tooMuchIn } from '../../test/kit/conservation.ts';
import { nextChoice, step } from '../../test/kit/games.ts';
import { uniform } from '../../test/kit/players.ts';
import type { Below } from '../../test/kit/random.ts';

/** Most that breaks does so within a turn. */
const choices = 40;

/** Throws where it breaks the box, has nobody to ask, or stumbles when it is played on. */
export function playOn(start: Game, below: Below): void {
  const faults = [...illMade(start.state), ...tooMuchIn(start)];
  if (faults.length > 0)
    throw new Error(`It was opened, and does not stand: ${faults.slice(0, 3).join('; ')}`);
  const player = uniform(below);
  let game = start;
  for (let n = 0; n < choices && !isOver(game); n++) {
    const choice = nextChoice(game.state, below);
    game = step(game, { seat: choice.seat, choose: player(choice) }).game;
    for (const seat of game.state.seats.keys()) viewFor(game, seat);
  }
}

/** The outcome of a text that is, or wants to be, a saved game. */
export async function saveOutcome(text: string, below: Below): Promise<string> {
  const lib = await libraryOf(savedBooks(text) ?? []);
  const loaded = parseSave(lib, text);
  if (loaded.ok === false) return `refused: ${loaded.fault}`;
  playOn(loaded.game, below);
  return loaded.ok === 'partly' ? 'opened in part' : 'opened';
}
