/** Which scenarios may notice a fault, found by playing them all once. */
import type { Scenario } from '#scenarios/notation/scenario.ts';
import { libraryFor, passes } from './run.ts';
import { reporting, type Unit } from './units.ts';
import { Workshop } from './workshop.ts';

export interface Reach {
  /** All scenarios, those that come through little first: they end soon and look at what is about them. */
  readonly all: readonly number[];
  /** For each unit those that come through it. */
  readonly of: ReadonlyMap<number, readonly number[]>;
}

export function reach(
  files: ReadonlyMap<string, string>,
  units: readonly Unit[],
  scenarios: readonly Scenario[],
): Reach {
  const ofFile = Map.groupBy(units, unit => unit.file);
  const told = new Map([...files].map(([file, text]) => [file, reporting(text, ofFile.get(file) ?? [])]));
  let now = new Set<number>();
  const stage = new Workshop(told).build(undefined, unit => now.add(unit));
  // What is carried out while the books are read, every scenario rests on.
  for (const { books } of scenarios) libraryFor(stage, books);
  const always = now;
  const reached = scenarios.map(scenario => {
    now = new Set();
    if (!passes(stage, scenario)) throw new Error(`${scenario.id} does not hold, so it can judge nothing`);
    return now;
  });
  const size = (i: number) => reached[i]?.size ?? 0;
  const all = scenarios.map((_, i) => i).sort((a, b) => size(a) - size(b));
  const through = (id: number) => (always.has(id) ? all : all.filter(i => reached[i]?.has(id)));
  return { all, of: new Map(units.map(({ id }) => [id, through(id)])) };
}
