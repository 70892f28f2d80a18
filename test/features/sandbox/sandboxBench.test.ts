import { describe, vi } from 'vitest';
import { apply, type Game, gameFrom, isOver, sample } from '#engine/index.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { sandboxBench } from '#features/sandbox/machine/sandboxBench.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';
import { benchOpening } from '#features/simulators/asGame/benchOpening.ts';
import type { Opening } from '#ui/table/opening.ts';
import { benchContract } from '../../kit/benchContract.ts';
import { newGame } from '../../kit/games.ts';
import { base } from '../../kit/library.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';

const engine = vi.hoisted(() => ({ steps: [] as string[] }));

async function table(opening: Opening): Promise<AtTable> {
  const { table: laid } = await openGame(opening, async () => 'unknown', benchOpening);
  if (laid === undefined) throw new Error('This opening has no game in it.');
  return laid;
}

/** A position so many choices before the end of a game. */
function nearTheEnd(before: number): Game {
  const below = random(5);
  const games = [newGame(gameOptions(3, { seed: 9 }), { passIdle: true })];
  for (let game = games[0]; game !== undefined && !isOver(game); game = games.at(-1)) {
    const [choice] = game.state.pending;
    if (choice === undefined) break;
    const step = apply(game, { seat: choice.seat, choose: sample(choice, below) }, { passIdle: true });
    if (!step.ok) throw new Error(step.because);
    games.push(step.game);
  }
  const found = games.at(-1 - before);
  if (found === undefined) throw new Error('The game was shorter than that.');
  return found;
}

const end = nearTheEnd(4).state;
const options = gameOptions(4);
const games = await Promise.all([
  table({ from: 'options', options, players: ['human', 'bot', 'bot', 'bot'] }),
  table({ from: 'options', options, players: ['human', 'human', 'bot', 'human'] }),
  table({ from: 'options', options, players: ['bot', 'bot', 'bot', 'bot'] }),
  table({ from: 'position', state: gameFrom(base, end).game.state, players: ['human', 'human', 'bot'] }),
  table({ from: 'position', state: gameFrom(base, end).game.state, players: ['bot', 'bot', 'bot'] }),
  table({ from: 'bench', text: 'attack.raider.viper' }),
]);

describe('the bench of a whole game', () => {
  benchContract({ bench: sandboxBench(() => base, games), engine });
});
