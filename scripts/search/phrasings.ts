import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { books } from '#books/registry.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { catalogue } from '#ui/parts/catalogue.ts';

/** How players ask for things, by id. */
export type Phrasings = { readonly [id: string]: readonly string[] };

type Entry = { readonly id: string; readonly def?: unknown; readonly rule?: string };

const idsIn = (file: string, isAsked: (entry: Entry) => boolean = () => true): readonly string[] =>
  (parse(readFileSync(file, 'utf8')) as readonly Entry[]).filter(isAsked).map(({ id }) => id);

/** What players may ask for, by the file that holds their words. */
export const askedFor: { readonly [file: string]: readonly string[] } = {
  ...Object.fromEntries(books.map(book => [`rules-${book}`, idsIn(`content/atoms/${book}.yaml`)])),
  // Only those that the glossary of the site explains: the others name books, cards and people.
  terms: idsIn('content/glossary.yaml', ({ def, rule }) => def !== undefined || rule !== undefined),
  cards: catalogue.map(({ kind, id }) => `${kind}/${id}`),
};

export const phrasingsIn = (language: Language, file: string): Phrasings =>
  parse(readFileSync(`content/${language}/questions/${file}.yaml`, 'utf8')) ?? {};

/** With so many, nearly every question finds its answer. */
const enough = 5;

/** What has no phrasings, or few: more are welcome, but a rule or a card may do without. */
export function lacking(ids: readonly string[], phrasings: Phrasings): readonly string[] {
  return ids.flatMap(id => {
    const there = phrasings[id]?.length ?? 0;
    return there >= enough ? [] : [`${id} has ${there === 0 ? 'none' : there}`];
  });
}

/** What lacks phrasings, a line for each language and file. */
export function lackingPhrasings(): readonly string[] {
  return languages.flatMap(language =>
    Object.entries(askedFor).flatMap(([file, ids]) => {
      const told = lacking(ids, phrasingsIn(language, file));
      return told.length === 0 ? [] : [`content/${language}/questions/${file}.yaml: ${told.join(', ')}`];
    }),
  );
}
