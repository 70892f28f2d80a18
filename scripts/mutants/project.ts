/** The files of the project the mutation run works on. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

/**
 * What no scenario is about: saves, guessing a position out of a view, which options are refused before there is a
 * game, and the lists of prompts and reason codes, which only tools walk through. They have tests of their own.
 */
const noRules =
  /^src\/engine\/(save\/|view\/(forkFor|redeal)|library\/fingerprint|run\/random|setup\/options|model\/choice)/;

/** What faults are put into, sorted. */
export function judgedFiles(): string[] {
  return globSync('src/{engine,cards/base}/**/*.ts', { cwd: root })
    .filter(file => !noRules.test(file))
    .sort();
}

/** Everything the scenarios run on, with its text. */
export function playedFiles(): Map<string, string> {
  const files = globSync('src/{engine,cards,scenarios,rules}/**/*.ts', { cwd: root });
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The types of engine and cards: a wrong word is one that its place would have allowed. */
export function makeProgram(): ts.Program {
  const path = join(root, 'tsconfig.pure.json');
  const { config } = ts.readConfigFile(path, file => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}
