/** For each mutant the scenarios that may notice it. */
import ts from 'typescript';
import type { Mutant } from './mutant.ts';
import { reach } from './reach.ts';
import { readScenarios } from './run.ts';
import { type Unit, unitAt, unitsOf } from './units.ts';
import type { Case } from './worker.ts';

export async function casesOf(
  mutants: readonly Mutant[],
  files: ReadonlyMap<string, string>,
): Promise<Case[]> {
  const units = new Map<string, Unit[]>();
  let n = 0;
  for (const file of new Set(mutants.map(mutant => mutant.file))) {
    const source = ts.createSourceFile(file, files.get(file) ?? '', ts.ScriptTarget.Latest, true);
    const found = unitsOf(source, file, n);
    units.set(file, found);
    n += found.length;
  }
  const scenarios = await readScenarios();
  const reached = reach(files, [...units.values()].flat(), scenarios);
  const told = scenarios.map(scenario => JSON.stringify(scenario));
  /** In a table every scenario may notice a fault; those that name the card are the likeliest. */
  const naming = (id: string) => [
    ...reached.all.filter(i => told[i]?.includes(id)),
    ...reached.all.filter(i => !told[i]?.includes(id)),
  ];
  return mutants.map(mutant => {
    const unit = unitAt(units.get(mutant.file) ?? [], mutant.start);
    const about = mutant.about === undefined ? reached.all : naming(mutant.about);
    const coming = (unit && reached.of.get(unit.id)) ?? about;
    const book = mutant.file.match(/^src\/cards\/(\w+)\//)?.[1];
    return { mutant, scenarios: coming.filter(i => !book || scenarios[i]?.books.some(id => id === book)) };
  });
}
