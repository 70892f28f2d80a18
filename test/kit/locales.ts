import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#i18n/languages.ts';

const root = join(import.meta.dirname, '../..');

/** Texts by key, nested keys joined by dots. */
export type Texts = Readonly<Record<string, string>>;

/** The names of the files that every language has to have, such as `ui`. */
export function localeFiles(): string[] {
  const files = globSync('locales/*/*.json', { cwd: root }).map(
    file => file.split('/')[2]?.replace('.json', '') ?? '',
  );
  return [...new Set(files)].filter(name => !shaped.includes(name)).toSorted();
}

/** Words with their grammar and titles with their source: not plain texts, and held to their own shape in `test/text`. */
const shaped = ['terms', 'cards', 'frames', 'verbs', 'pegasus', 'newCaprica', 'daybreak'];

export function textsOf(language: Language, name: string): Texts {
  return flatten(JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8')));
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
