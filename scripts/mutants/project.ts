/** The files of the project the mutation run works on. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

/**
 * What no scenario is about, with other tests that are: saves; guessing a position out of a view; who hears of which
 * event; copies, which matter only to whoever goes back to an old position; the empty state before the set-up, and
 * which options are refused before there is one; what is worked out for pages, outside of a game; lists of words
 * that the compiler and tools read, those of the books among them; and what looks the names in a book up.
 */
const noRules = [
  'library/fingerprint',
  'model/(choice|vocabulary)',
  'run/(copy|random)',
  'save/',
  'setup/(newState|options|setUp)',
  'tools/',
  'validate/',
  'view/(events|forkFor|redeal)',
].map(path => `^src/engine/${path}`);
const noRulesOfBooks = '^src/books/[^/]+/engine/.*(forms|locals|prompts)';

/** What faults are put into, sorted. */
export function judgedFiles(): string[] {
  return globSync(['src/engine/**/*.ts', 'src/books/*/{engine,cards}/**/*.ts'], { cwd: root })
    .filter(file => ![...noRules, noRulesOfBooks].some(path => file.match(path)))
    .sort();
}

/** Everything the scenarios run on, with its text. */
export function playedFiles(): Map<string, string> {
  const files = globSync(['src/{engine,scenarios,rules}/**/*.ts', 'src/books/**/*.ts'], { cwd: root });
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The types of engine and cards: a wrong word is one that its place would have allowed. */
export function makeProgram(): ts.Program {
  const path = join(root, 'tsconfig.play.json');
  const { config } = ts.readConfigFile(path, file => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}
