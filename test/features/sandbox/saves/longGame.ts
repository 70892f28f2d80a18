/** A game as long as games get: bots that play on and on. */
import { reasonable } from '#bots/reasonable.ts';
import { apply, type Game, viewFor } from '#engine/index.ts';
import type { Prompt } from '#engine/model/choice.ts';
import { knowledge } from '#test/kit/books.ts';
import { newGame } from '#test/kit/games.ts';
import { gameOptions } from '#test/kit/options.ts';

/** The first that takes so many choices, those of chance included. */
export function longGame(choices = 1500): Game {
  for (let seed = 1; seed < 40; seed++) {
    const game = played(seed, ({ log }) => (log?.length ?? 0) >= choices);
    if ((game.log?.length ?? 0) >= choices) return game;
  }
  throw new Error(`No game takes ${choices} choices`);
}

/** After so many choices, the first moment in which somebody is asked this. */
export function gameAsking(prompt: Prompt, choices: number): Game {
  const isThere = ({ log, state }: Game) =>
    (log?.length ?? 0) >= choices && state.pending[0]?.prompt === prompt;
  for (let seed = 1; seed < 40; seed++) {
    const game = played(seed, isThere);
    if (isThere(game)) return game;
  }
  throw new Error(`Nobody is asked ${prompt} after ${choices} choices`);
}

function played(seed: number, isThere: (game: Game) => boolean): Game {
  let game = newGame(gameOptions(6, { seed }));
  for (let n = 1; !isThere(game); n++) {
    const [choice] = game.state.pending;
    if (choice === undefined) return game;
    const { seat } = choice;
    if (seat === 'chance') throw new Error('Chance answers by itself here');
    const step = apply(
      game,
      { seat, choose: reasonable(knowledge, viewFor(game, seat), choice, n) },
      { passIdle: true },
    );
    if (!step.ok) throw new Error(step.because);
    game = step.game;
  }
  return game;
}
