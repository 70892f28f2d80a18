import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { books } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { flatten, type Texts, textsOf } from './locales.ts';

/** Something written for readers: where it stands, and its words without tags, ids and keys. */
export type WrittenText = { readonly place: string; readonly text: string };

export const kinds = [
  'pages',
  'glossary',
  'rulings',
  'editions',
  'examples',
  'interface',
  'cards',
  'docs',
] as const;
export type Kind = (typeof kinds)[number];

/** Texts made from the effects of cards: what they come to is read in the proof sheets of test/text. */
const madeFromCards = new Set([
  'effects',
  'frames',
  'verbs',
  'events',
  'cards',
  'written',
  'terms',
  'people',
]);
/** The parts of a book's words that are made into sentences in the same way. */
const partsOfSentences = new Set(['titles', 'terms', 'people', 'frames', 'effects', 'events', 'written']);

/** Everything written in a language, by what it is. */
export function writtenTexts(language: Language): Readonly<Record<Kind, () => WrittenText[]>> {
  const own = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === language)?.[1]
      : value;
  return {
    pages: () => [
      ...globSync(`content/${language}/rules/**/*.mdx`).flatMap(linesOf),
      ...shortAnswers(language),
    ],
    glossary: () => listed('content/glossary.yaml').flatMap(entry => fields(entry, [own(entry['def'])])),
    rulings: () =>
      globSync('content/rulings/*.yaml')
        .flatMap(listed)
        .flatMap(entry =>
          fields(entry, [
            own(entry['question']),
            own(entry['says']),
            own(entry['ruling']),
            own(entry['why']),
          ]),
        ),
    editions: () =>
      editionsIn(language).flatMap(entry =>
        fields(
          entry,
          editionFields.map(name => entry[name]),
        ),
      ),
    examples: () => examples.flatMap(name => localeTexts(language, name)),
    interface: () => [
      ...globSync(`locales/${language}/*.json`)
        .map(file => basename(file, '.json'))
        .filter(name => !examples.includes(name) && !madeFromCards.has(name))
        .flatMap(name => localeTexts(language, name)),
      ...globSync(`locales/${language}/books/*/*.json`).flatMap(bookTexts),
    ],
    cards: () => globSync(`test/text/*.${language}.md`).flatMap(linesOf),
    docs: () =>
      language === 'en' ? ['README.md', 'CHANGELOG.md', 'docs/scenarios.md'].flatMap(linesOf) : [],
  };
}

/** Stories about people whom everybody knows by name. */
const examples = ['scenarios', 'lessons', 'refresher'];

function linesOf(file: string): WrittenText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({
      place: `${file}:${at + 1}`,
      text: line.replace(/<[^>]*>/g, '').replace(/`[^`]*`/g, ''),
    }));
}

const localeTexts = (language: Language, name: string): WrittenText[] =>
  writtenIn(`locales/${language}/${name}.json`, textsOf(language, name));

function writtenIn(file: string, texts: Texts): WrittenText[] {
  return Object.entries(texts).map(([key, text]) => ({
    place: `${file} ${key}`,
    text: text.replace(/\{\{[^}]*\}\}/g, ''),
  }));
}

/** What a book says on pages and in the sandbox. */
function bookTexts(file: string): WrittenText[] {
  const words: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  const read = Object.entries(words).filter(([part]) => !partsOfSentences.has(part));
  return writtenIn(file, flatten(Object.fromEntries(read)));
}

/** Answers in a few words, which stand above a rule where it is found. */
function shortAnswers(language: Language): WrittenText[] {
  const file = 'content/shortAnswers.yaml';
  const answers: readonly { readonly [field: string]: unknown }[] = parse(readFileSync(file, 'utf8'));
  return answers.flatMap(answer => fields({ file, id: String(answer['rule']) }, [answer[language]]));
}

type Entry = { readonly file: string; readonly id: string; readonly [field: string]: unknown };

const editionFields = ['question', 'de', 'es', 'pl', 'english', 'ruling', 'why'];

function listed(file: string): Entry[] {
  const entries: readonly { readonly id: string }[] = parse(readFileSync(file, 'utf8'));
  return entries.map(entry => ({ file, ...entry }));
}

/** English stands with the entries; the other languages have a file beside them, under the same ids. */
function editionsIn(language: Language): Entry[] {
  return books.flatMap(book => {
    if (language === 'en') return listed(`content/editions/${book}.yaml`);
    const file = `content/editions/${book}.${language}.yaml`;
    const entries: Readonly<Record<string, object>> = parse(readFileSync(file, 'utf8'));
    return Object.entries(entries).map(([id, entry]) => ({ ...entry, file, id }));
  });
}

function fields({ file, id }: Entry, texts: readonly unknown[]): WrittenText[] {
  return texts.filter(text => typeof text === 'string').map(text => ({ place: `${file} ${id}`, text }));
}

/** The list of preferred words of a language, where it has one. */
export const wordingFile = (language: Language): string | undefined =>
  [`content/${language}/wording.yaml`].find(file => existsSync(file));
