import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { textsOf } from './locales.ts';

/** Something written in English: where it stands, and its words without tags, ids and keys. */
export type EnglishText = { readonly place: string; readonly text: string };

/** Texts made from the effects of cards have their own templates and sheets: test/text. */
const madeFromCards = new Set(['effects', 'events', 'engine', 'cards', 'pegasus', 'daybreak']);

/** Everything written in English, by what it is. */
export const englishTexts = {
  pages: () => globSync('content/en/rules/**/*.mdx').flatMap(linesOf),
  glossary: () => fieldsOf('content/glossary.yaml', ({ def }) => [def]),
  rulings: () => fieldsOf('content/rulings/base.yaml', ({ text }) => [text]),
  editions: () =>
    fieldsOf('content/editions/base.yaml', entry =>
      ['question', 'de', 'es', 'pl', 'english', 'ruling', 'why'].map(field => entry[field]),
    ),
  examples: () => localeTexts('scenarios'),
  interface: () =>
    globSync('locales/en/*.json')
      .map(file => basename(file, '.json'))
      .filter(name => name !== 'scenarios' && !madeFromCards.has(name))
      .flatMap(localeTexts),
  docs: () => ['README.md', 'CHANGELOG.md', 'docs/scenarios.md'].flatMap(linesOf),
} satisfies Record<string, () => EnglishText[]>;

function linesOf(file: string): EnglishText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({
      place: `${file}:${at + 1}`,
      text: line.replace(/<[^>]*>/g, '').replace(/`[^`]*`/g, ''),
    }));
}

function localeTexts(name: string): EnglishText[] {
  return Object.entries(textsOf('en', name)).map(([key, text]) => ({
    place: `locales/en/${name}.json ${key}`,
    text: text.replace(/\{\{[^}]*\}\}/g, ''),
  }));
}

type Entry = { readonly id: string; readonly [field: string]: unknown };

function fieldsOf(file: string, texts: (entry: Entry) => readonly unknown[]): EnglishText[] {
  const entries: readonly Entry[] = parse(readFileSync(file, 'utf8'));
  return entries.flatMap(entry =>
    texts(entry)
      .map(text => (typeof text === 'object' && text !== null && 'en' in text ? text.en : text))
      .filter(text => typeof text === 'string')
      .map(text => ({ place: `${file} ${entry.id}`, text })),
  );
}
