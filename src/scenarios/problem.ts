/** What is wrong with a scenario, and where, as a message to its author. */
import type { Fault } from './layout/faults.ts';
import type { Impossible } from './layout/impossible.ts';

/** From the root of the file: keys of maps, places in lists. */
export type Path = readonly (string | number)[];

export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** What makes a position impossible, for tools that word or mark it themselves. */
  readonly impossible?: Impossible;
  /** What keeps it from being laid out, likewise. */
  readonly fault?: Fault;
}

export interface LocatedProblem extends Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function asText({ file, line, column, message }: LocatedProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}
