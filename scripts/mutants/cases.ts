/** For each mutant the scenarios that may notice it. */
import ts from 'typescript';
import { books } from '#books/registry.ts';
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
    const book = bookOf(mutant.file);
    return { mutant, scenarios: coming.filter(i => !book || scenarios[i]?.books.includes(book)) };
  });
}

/** The book whose cards or code a file has: without it nothing of the file is played. */
const bookOf = (file: string) => books.find(id => file.startsWith(`src/books/${id}/`));
