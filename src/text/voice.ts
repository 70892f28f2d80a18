/** One language's way of speaking: its templates filled with words that have been put in the right form. */

import type { Area, Resource, Sector, Skill, Title as TitleId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import { fill } from '#i18n/translate.ts';
import type effectsEn from '#locales/en/effects.json';
import type engineEn from '#locales/en/engine.json';
import { withBooks } from './books.ts';
import { countedForm } from './counted.ts';
import type { TextFacets } from './facet.ts';
import { filler } from './filler.ts';
import type { Frame, FrameId, Frames } from './frames.ts';
import type { Grammar, Verbs } from './grammar/grammar.ts';
import type logEn from './log/en.json';
import type { LogFacet } from './log/facet.ts';
import { cases, form, type NounId, type People, type PersonId, type PlaceId, type Terms } from './terms.ts';
import type { Title, TitleKind, Titles } from './titles.ts';
import type { WrittenTexts } from './written.ts';

/** A word that a template may ask for in any of its forms. */
export type Word = (wanted: string) => string;
export type Value = string | number | Word | readonly Word[];
export type Values = { readonly [name: string]: Value };

/** Keys of texts, under whose they are; a book adds its own, whose texts are at hand only where its words are. */
export interface TextKeys {
  readonly core: KeyOf<typeof effectsEn>;
}
export type TextKey = TextKeys[keyof TextKeys];
export interface EventKeys {
  readonly core: KeyOf<typeof logEn>;
}
export type EventKey = EventKeys[keyof EventKeys];
export interface EngineKeys {
  readonly core: KeyOf<typeof engineEn>;
}
export type EngineKey = EngineKeys[keyof EngineKeys];

export interface Locale {
  readonly terms: Terms;
  readonly people: People;
  readonly titles: Titles;
  readonly effects: object;
  readonly frames: Frames;
  readonly verbs: Verbs;
  readonly events: object;
  readonly engine: object;
  readonly grammar: Grammar;
  /** Sentences written by hand. */
  readonly written: WrittenTexts;
}

export type Say<Key extends string> = (key: Key, values?: Values, context?: string) => string;

/** What things are called. */
export interface Names {
  readonly language: Language;
  title(kind: TitleKind, id: string): Title;
  /** Undefined when that kind has no title of this id. */
  maybeTitle(kind: TitleKind, id: string): Title | undefined;
  place(id: string): Word;
  sector(id: Sector): Word;
  /** A place of a book where ships are besides the sectors. */
  area(id: Area): Word;
  name(id: Resource | Skill | TitleId): Word;
  noun(id: NounId, n: number): Word;
  /** What players call a character: Starbuck, Adama. */
  shortName(character: string): string;
  /** That of the character, for words that agree with it. */
  genderOf(character: string): string;
}

/** Who tells what happened. */
export interface Narrator extends Names {
  /** What the books bring that are told. */
  readonly log: readonly LogFacet[];
  /** A line of `src/text/log/<lang>.json`, or of a book; `context` picks a variant of it when there is one. */
  tell: Say<EventKey>;
}

export interface Voice extends Narrator {
  /** What the books bring that are read. */
  readonly facets: TextFacets;
  person(id: PersonId, where?: string): Word;
  /** A text of `effects.json`: conditions, openings, headings. */
  say: Say<TextKey>;
  /** A verb and its company. */
  frame(id: FrameId): Frame;
  readonly verbs: Verbs;
  readonly grammar: Grammar;
  readonly written: WrittenTexts;
  /** A template that has been looked up, with its words put in. */
  fill(template: string, values: Values): string;
  /** A sentence of `engine.json`: what the engine refuses, asks and can be set to. */
  reply: Say<EngineKey>;
}

/** Puts a word into the form that a template asks for. */
type Format = (value: Value, wanted: string) => string;

type Called = Pick<Locale, 'terms' | 'titles'>;

export function makeNames(language: Language, called: Called): Names {
  return namesAndForms(language, called).names;
}

/** A part of a voice that tells and no more: a fifth of its weight. */
export function makeNarrator(
  language: Language,
  locale: Called & Pick<Locale, 'events'>,
  log: readonly LogFacet[],
): Narrator {
  const { names, format } = namesAndForms(language, locale);
  return { ...names, log, tell: filler<EventKey>(language, locale.events, format) };
}

/** One who reads cards of these books; their words are added to those of the core. */
export function makeVoice(language: Language, core: Locale, facets: TextFacets): Voice {
  const locale = withBooks(
    core,
    facets.map(({ words }) => words[language]),
  );
  const { names, format } = namesAndForms(language, locale);
  return {
    ...names,
    facets,
    log: facets.map(({ log }) => log),
    person: (id, where) => wanted => {
      const found = locale.people[id];
      if (found === undefined) throw new Error(`No person "${id}" in ${language}`);
      return form(found, wanted, id).replace('{{where}}', where ?? '');
    },
    say: filler<TextKey>(language, locale.effects, format),
    frame(id) {
      const found = locale.frames[id];
      if (found === undefined) throw new Error(`No frame "${id}" in ${language}`);
      return found;
    },
    verbs: locale.verbs,
    grammar: locale.grammar,
    written: locale.written,
    fill: (template, values) =>
      fill(template, values, (value, wanted) =>
        wanted === '' ? `${value}` : format(value as Value, wanted),
      ),
    tell: filler<EventKey>(language, locale.events, format),
    reply: filler<EngineKey>(language, locale.engine, format),
  };
}

function namesAndForms(
  language: Language,
  { terms, titles }: Called,
): { readonly names: Names; readonly format: Format } {
  const noun =
    (id: NounId, n: number): Word =>
    wanted =>
      `${n} ${bare(id, n, wanted)}`;

  /** The noun after that number, without the number. A language without cases has one form for all of them. */
  const bare = (id: NounId, n: number, wanted: string): string => {
    const found = terms.nouns[id];
    if (found === undefined) throw new Error(`No noun "${id}" in ${language}`);
    return countedForm(language, found, n, caseOf(language, wanted), id);
  };

  const maybeTitle = (kind: TitleKind, id: string): Title | undefined => titles[kind][id];

  const title = (kind: TitleKind, id: string): Title => {
    const found = maybeTitle(kind, id);
    if (found === undefined) throw new Error(`No title in ${language} for ${kind}/${id}`);
    return found;
  };

  /** What stands behind the comma of a placeholder: `{{who, acc}}`, `{{n, skill-card acc}}`, `{{skills, nom or}}`. */
  const format: Format = (value, wanted) => {
    const [first = '', second, third] = wanted.split(' ');
    if (wanted === 'signed') return signed(Number(value));
    if (wanted === 'number') return Number(value) < 0 ? signed(Number(value)) : String(value);
    if (typeof value === 'number') {
      const id = nounId(terms, first);
      return third === 'bare' ? bare(id, value, second ?? 'nom') : noun(id, value)(second ?? 'nom');
    }
    if (typeof value === 'function') return value(first);
    if (typeof value === 'string') return value;
    const type = second === 'or' ? 'disjunction' : 'conjunction';
    return new Intl.ListFormat(language, { type }).format(value.map(word => word(first)));
  };

  const names: Names = {
    language,
    title,
    maybeTitle,
    noun,
    place: id => wanted =>
      wanted === 'nom' ? title('locations', id).title : form(terms.places[placeId(terms, id)], wanted, id),
    sector: id => wanted => form(terms.sectors[id], wanted, id),
    area: id => wanted => {
      const found: object | undefined = terms.areas?.[id];
      if (found === undefined) throw new Error(`No area "${String(id)}" in ${language}`);
      return form(found, wanted, id);
    },
    name: id => wanted => {
      const found = terms.names[id];
      if (found === undefined) throw new Error(`No name of "${id}" in ${language}`);
      return form(found, caseOf(language, wanted), id);
    },
    shortName: character => characterTerm(terms, character).short,
    genderOf: character => characterTerm(terms, character).gender,
  };
  return { names, format };
}

function caseOf(language: Language, wanted: string): string {
  const known: readonly string[] = cases[language];
  return known.length === 1 ? 'nom' : wanted;
}

/** +2, −2: with a true minus, which screen readers speak. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function nounId(terms: Terms, id: string): NounId {
  if (!isKey(terms.nouns, id)) throw new Error(`No noun "${id}" in the terms`);
  return id;
}

function placeId(terms: Terms, id: string): PlaceId {
  if (!isKey(terms.places, id)) throw new Error(`No place "${id}" in the terms`);
  return id;
}

function characterTerm(terms: Terms, id: string): Terms['characters'][keyof Terms['characters']] {
  if (!isKey(terms.characters, id)) throw new Error(`No character "${id}" in the terms`);
  return terms.characters[id];
}

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}
