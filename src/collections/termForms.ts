import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { localeOf } from '#books/atBuild/text.ts';
import { type Book, books, firstBook, isOptional } from '#books/registry.ts';
import { type Language, languages } from '#i18n/languages.ts';
import deTerms from '#locales/de/terms.json' with { type: 'json' };
import enTerms from '#locales/en/terms.json' with { type: 'json' };
import esTerms from '#locales/es/terms.json' with { type: 'json' };
import plTerms from '#locales/pl/terms.json' with { type: 'json' };
import { contentRoot } from './contentRoot.ts';
import { germanForms } from './germanForms.ts';
import { polishForms } from './polishForms.ts';
import type { Term } from './schemas.ts';
import { spanishForms } from './spanishForms.ts';
import { booksWith, ruleIn } from './termBooks.ts';

/** Kinds of terms that a text may use before it explains them. Steps of a procedure stand in their own list. */
const linkedKinds: ReadonlySet<string> = new Set([
  'concept',
  'card-type',
  'ship',
  'token',
  'track',
  'title',
  'resource',
  'location',
]);

/** Where the card texts have another id for a term; what they call a damage token is always one of Galactica's. */
const grammarIds: { readonly [id: string]: string } = {
  'civilian-ship': 'civilian',
  'centurion-marker': 'centurion',
  'nuke-token': 'nuke',
  'galactica-damage-token': 'damage-token',
  'damage-token': '',
};
/** "the", "of the", "auf die": what stands before the name of a place is no part of it. */
const beforeName = /^(?:\p{Ll}+ )+(?=\p{Lu})/u;
const coreTerms = { en: enTerms, de: deTerms, es: esTerms, pl: plTerms };
const locations: ReadonlySet<string> = new Set(['location']);
/** Kinds of terms that are written as names; Spanish does so with resources. */
const properNames = { en: locations, de: locations, pl: locations, es: new Set(['location', 'resource']) };

/** Inflections that card texts have no need of, by the habits of each language. */
const ownForms: { readonly [language in Language]: (term: Term) => Iterable<string> } = {
  en: ({ en, forms }) => [en.replace(article, ''), ...listed(forms?.en)].flatMap(name => [name, `${name}s`]),
  de: ({ de, forms }) => [de.replace(article, ''), ...listed(forms?.de)].flatMap(germanForms),
  es: ({ es, forms }) => spanishForms(es.replace(article, ''), listed(forms?.es)),
  pl: ({ forms }) => (forms?.pl === undefined ? [] : polishForms(forms.pl)),
};
/** A term may be told with its article: *The Mutineer*, *el Amotinado*. */
const article = /^(?:the|der|die|das|eine?|el|la) /i;
const listed = (names: string | undefined) => names?.split(', ') ?? [];

export type TermForms = {
  /** The id of the term that a form stands for, by the form in small letters. */
  readonly byForm: ReadonlyMap<string, string>;
  /** Where the book, or else the base game, explains a term. */
  readonly ruleOf: ReadonlyMap<string, string>;
  /** Terms that stand with their symbols: skills and resources. */
  readonly symbols: ReadonlySet<string>;
  /** Terms that are names: *Command* is a location, *command* is not; *Moral* is a resource, *moral* is not. */
  readonly names: ReadonlySet<string>;
  /** Finds the longest forms first, and only whole words. */
  readonly pattern: RegExp;
};

/** The forms in which the pages of a book use the terms that they know: those of the base game and its own. */
export function makeTermForms(
  language: Language,
  glossary: readonly Term[],
  book: Book = firstBook,
): TermForms {
  const isKnown = (term: Term) => booksWith(term).some(one => !isOptional(one) || one === book);
  const known = glossary.filter(isKnown);
  const replaced = new Set(known.map(({ replaces }) => replaces));
  const linked = glossary.filter(
    ({ id, kind, def, everyday }) =>
      linkedKinds.has(kind) && def !== undefined && !everyday && !replaced.has(id),
  );
  const byForm = formsOf(language, glossary, linked.filter(isKnown));
  // Words of other books lead nowhere, but they are words: New Caprica is not Caprica.
  const others = formsOf(
    language,
    glossary,
    linked.filter(term => !isKnown(term)),
  ).keys();
  const forms = [...new Set([...byForm.keys(), ...others])].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const ruleOf = new Map(
    known.flatMap(term => {
      const rule = ruleIn(term, book);
      return rule === undefined ? [] : [[term.id, rule] as const];
    }),
  );
  const symbols = known.filter(({ id, kind }) => (kind === 'skill' || kind === 'resource') && ruleOf.has(id));
  const names = linked.filter(({ kind }) => properNames[language].has(kind));
  return {
    byForm,
    ruleOf,
    symbols: new Set(symbols.map(({ id }) => id)),
    names: new Set(names.map(({ id }) => id)),
    pattern,
  };
}

/** The term, its inflections, its synonyms, for each of these terms. */
function formsOf(
  language: Language,
  glossary: readonly Term[],
  wanted: readonly Term[],
): Map<string, string> {
  const byForm = new Map<string, string>();
  const add = (id: string, form: string) => {
    const small = form.toLocaleLowerCase(language);
    if (small.length > 3 && !byForm.has(small)) byForm.set(small, id);
  };
  // What takes the place of a term of the base game is called as that was.
  const called = wanted.map(term => ({
    id: term.id,
    term: glossary.find(({ id }) => id === term.replaces) ?? term,
  }));
  for (const { id, term } of called) for (const form of ownForms[language](term)) add(id, form);
  for (const { id, term } of called) add(id, term[language].replace(article, ''));
  for (const { id, term } of called) for (const form of inflected(language, term.id)) add(id, form);
  // A synonym that other terms share says too little; neither does one that is itself an everyday word.
  const taken = new Map<string, number>();
  for (const { synonyms } of glossary)
    for (const word of synonyms[language])
      taken.set(word.toLocaleLowerCase(language), (taken.get(word.toLocaleLowerCase(language)) ?? 0) + 1);
  const others = new Set(glossary.map(term => term[language].toLocaleLowerCase(language)));
  for (const { id, term } of called) {
    for (const word of term.synonyms[language]) {
      const small = word.replace(article, '').toLocaleLowerCase(language);
      if (small.includes(' ') && taken.get(small) === 1 && !others.has(small)) add(id, small);
    }
  }
  return byForm;
}

export const termForms: { readonly [language in Language]: { readonly [book in Book]: TermForms } } = (() => {
  const glossary: Term[] = parse(readFileSync(join(contentRoot, 'glossary.yaml'), 'utf8'));
  const inBooks = (language: Language) =>
    Object.fromEntries(books.map(book => [book, makeTermForms(language, glossary, book)]));
  return Object.fromEntries(languages.map(language => [language, inBooks(language)])) as {
    [language in Language]: { [book in Book]: TermForms };
  };
})();

/** The cases and numbers that the card texts need are those in which rules speak, too. */
function inflected(language: Language, id: string): string[] {
  const { nouns, places } = coreTerms[language];
  // Books bring skills, and the cards of their skills.
  const { names, nouns: all } = localeOf(language).terms;
  const skill = /^(?<skill>.+)-card$/.exec(id)?.groups?.['skill'];
  const formsIn = (table: object) => stringsIn(Reflect.get(table, grammarIds[id] ?? id));
  return [
    ...formsIn(skill !== undefined && skill in names ? all : nouns),
    ...formsIn(names),
    ...formsIn(places).map(form => form.replace(beforeName, '')),
  ].filter(form => !form.includes('{{'));
}

function stringsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) =>
    key === 'gender' || key === 'at' || key === 'to' ? [] : stringsIn(value),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
