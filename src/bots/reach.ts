/** What play has come to, and what there is that it has not: lines of cards and procedures, operations, timing points. */
import type { Library } from '../engine/index.ts';
import type { Line } from '../engine/library/library.ts';
import { resolvers } from '../engine/ops/index.ts';
import { timingPoints } from '../engine/timing/points.ts';

export class Reach {
  readonly #lines = new Set<Line>();
  readonly note = (line: Line): void => {
    this.#lines.add(line);
  };

  unreached(lib: Library): string[] {
    const lines = [...lib.blocks.values()].flatMap(block => block.lines);
    const reached = lines.filter(line => this.#lines.has(line));
    const ops = new Set<string>(reached.map(line => line.op.op));
    const points = new Set<string>(reached.flatMap(({ op }) => (op.op === 'window' ? [op.point] : [])));
    return [
      ...lines.filter(line => !this.#lines.has(line)).map(line => line.id),
      ...Object.keys(resolvers)
        .filter(op => !ops.has(op))
        .map(op => `operation ${op}`),
      ...Object.keys(timingPoints)
        .filter(point => !points.has(point))
        .map(point => `timing point ${point}`),
    ];
  }
}
