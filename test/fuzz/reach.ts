/** What play reaches: every line of every card and procedure, every operation, every timing point. */
import { expect } from 'vitest';
import type { Line } from '#engine/library/library.ts';
import { newGame, playTable } from '../kit/games.ts';
import { base } from '../kit/library.ts';
import { gameOptions } from '../kit/options.ts';
import { noveltySeeking, uniform } from '../kit/players.ts';
import { random } from '../kit/random.ts';

export interface Reached {
  readonly lines: Map<string, number>;
  games: number;
}

const allLines: readonly Line[] = [...base.blocks.values()].flatMap(block => block.lines);

/** So many games by the rules as they stand, with 3 to 6 seats; half of the players seek what they have not seen. */
export function explore(games: number, firstSeed: number): Reached {
  const lines = new Map<string, number>();
  const onLine = (line: Line) => {
    lines.set(line.id, (lines.get(line.id) ?? 0) + 1);
  };
  const drive = { passIdle: true, onLine };
  const memory = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const seed = firstSeed + i;
    const below = random(seed);
    const player = i % 8 < 4 ? uniform(below) : noveltySeeking(below, memory);
    try {
      playTable(newGame(gameOptions(3 + (i % 4), { seed }), drive), player, below, drive);
    } catch (fault) {
      const { testPath, currentTestName } = expect.getState();
      const where = testPath?.slice(testPath.lastIndexOf('/test/') + 1);
      // The players remember the games before, so all of them are played again.
      const line = `${where?.includes('.full.') ? 'FULL=1 ' : ''}npx vitest run ${where} -t '${currentTestName}'`;
      throw new Error(`Game ${i}: ${String(fault)}\n\nPlay it again: ${line}\n`, { cause: fault });
    }
  }
  return { lines, games };
}

export interface Unreached {
  readonly nodes: readonly string[];
  readonly operations: readonly string[];
  readonly timingPoints: readonly string[];
}

export function unreached({ lines }: Reached): Unreached {
  const seen = allLines.filter(line => lines.has(line.id));
  const windows = (list: readonly Line[]) => list.flatMap(({ op }) => (op.op === 'window' ? [op.point] : []));
  const missing = (all: readonly string[], some: readonly string[]) =>
    all.filter(each => !some.includes(each));
  const said = [...new Set(allLines.map(line => line.op.op))];
  return {
    nodes: allLines.filter(line => !lines.has(line.id)).map(line => line.id),
    operations: missing(
      said,
      seen.map(line => line.op.op),
    ),
    timingPoints: missing([...new Set(windows(allLines))], windows(seen)),
  };
}
