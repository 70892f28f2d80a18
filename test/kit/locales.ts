import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#i18n/languages.ts';

const root = join(import.meta.dirname, '../..');

/** Texts by key, nested keys joined by dots. */
export type Texts = Readonly<Record<string, string>>;

/** The names of all files of texts, such as `ui` or `books/pegasus/text`. */
function allFiles(): string[] {
  const files = globSync('locales/*/**/*.json', { cwd: root }).map(file =>
    file.split('/').slice(2).join('/').replace('.json', ''),
  );
  return [...new Set(files)].toSorted();
}

/** Words with their grammar and titles with their source: not plain texts, and held to their own shape in `test/text`. */
const shaped = ['terms', 'cards', 'frames', 'verbs', 'written'];
/** What a book says: words of both kinds. */
const isOfBook = (name: string): boolean => /^books\/[^/]+\/(?:text|newCaprica)$/u.test(name);

/** The names of the files of plain texts, which every language has to have. */
export const localeFiles = (): string[] =>
  allFiles().filter(name => !shaped.includes(name) && !isOfBook(name));

/** The names of the files that have what books say. */
export const bookFiles = (): string[] => allFiles().filter(isOfBook);

/** The plain texts of what a book says. */
export function bookTextsOf(language: Language, name: string): Texts {
  const { people = {}, effects = {}, engine = {} } = fileOf(language, name);
  return flatten({ people, effects, engine });
}

function fileOf(language: Language, name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));
}

export function textsOf(language: Language, name: string): Texts {
  return flatten(fileOf(language, name));
}

/** A tree of texts as texts by key. */
export function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null)
    throw new Error(`${prefix} is neither a text nor a group of texts.`);
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, prefix === '' ? key : `${prefix}.${key}`)),
  );
}
