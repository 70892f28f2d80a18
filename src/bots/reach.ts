/** What play has come to, and what there is that it has not: lines of cards and procedures, operations, timing points. */
import type { Library } from '#engine/index.ts';
import type { Line } from '#engine/library/library.ts';

export class Reach {
  readonly #lines = new Set<Line>();
  readonly note = (line: Line): void => {
    this.#lines.add(line);
  };

  unreached(lib: Library): string[] {
    const lines = [...lib.blocks.values()].flatMap(block => block.lines);
    const reached = lines.filter(line => this.#lines.has(line));
    // Of the words of the language those that these books speak.
    return [
      ...lines.filter(line => !this.#lines.has(line)).map(line => line.id),
      ...missing(operations(lines), operations(reached)).map(op => `operation ${op}`),
      ...missing(windows(lines), windows(reached)).map(point => `timing point ${point}`),
    ];
  }
}

const operations = (lines: readonly Line[]) => new Set<string>(lines.map(line => line.op.op));
const windows = (lines: readonly Line[]) =>
  new Set<string>(lines.flatMap(({ op }) => (op.op === 'window' ? [op.point] : [])));
const missing = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter(each => !some.has(each));
