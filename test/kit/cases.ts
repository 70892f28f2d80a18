/**
 * A fixed set of random games. A game that fails names itself: the error ends in one line that plays this game and
 * no other.
 */
import type { Library } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import { noveltySeeking, type Player, uniform } from './players.ts';
import { type Below, random } from './random.ts';

const players = ['uniform', 'novelty'] as const;

export interface Case {
  readonly seats: number;
  readonly seed: number;
  readonly player: (typeof players)[number];
  /** Another table than that of the base game. */
  readonly lib?: Library;
  readonly options?: Partial<GameOptions>;
}

/** Outside Vitest whoever plays the case says how it is played again. */
const vitest = process.env['VITEST'] === undefined ? undefined : await import('vitest');

/** The variable that holds the name of the one game to play. */
const variable = 'CASE';

const nameOf = (c: Case): string => `${c.seats}-${c.seed}-${c.player}`;

function caseNamed(name: string): Case {
  const [, seats, seed, word] = /^([3-6])-(\d+)-(\w+)$/.exec(name) ?? [];
  const player = players.find(p => p === word);
  if (!player) throw new Error(`${variable} is not a name like 4-17-uniform: ${name}`);
  return { seats: Number(seats), seed: Number(seed), player };
}

/** So many games, with 3 to 6 seats and both players in turn. */
export function cases(n: number, firstSeed = 0): Case[] {
  const only = process.env[variable];
  if (only !== undefined) return [caseNamed(only)];
  return Array.from({ length: n }, (_, i) => ({
    seats: 3 + (i % 4),
    seed: firstSeed + i,
    player: Math.floor(i / 4) % 2 === 0 ? 'uniform' : 'novelty',
  }));
}

function playerOf(c: Case, below: Below): Player {
  return c.player === 'uniform' ? uniform(below) : noveltySeeking(below);
}

/** The line that plays this case again and no other; nothing outside of Vitest. */
function again(c: Case): string {
  if (vitest === undefined) return '';
  const { testPath, currentTestName } = vitest.expect.getState();
  const file = testPath?.slice(testPath.lastIndexOf('/test/') + 1);
  const full = file?.includes('.full.') ? 'FULL=1 ' : '';
  const line = `${full}${variable}=${nameOf(c)} npx vitest run ${file} -t '${currentTestName}'`;
  return `\n\nPlay it again: ${line}\n`;
}

/** Runs one case with random numbers of its own; what goes wrong is told with the line that plays it again. */
export function inCase<T>(c: Case, run: (below: Below, player: Player) => T): T {
  const below = random(c.seed);
  try {
    return run(below, playerOf(c, below));
  } catch (fault) {
    if (fault instanceof Error) {
      fault.message = `${fault.message}${again(c)}`;
      throw fault;
    }
    throw new Error(`${String(fault)}${again(c)}`, { cause: fault });
  }
}
