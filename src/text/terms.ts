/**
 * Words with their grammar, as `locales/<lang>/terms.json` holds them. A language lists only the cases it has;
 * the cases of nouns and names are those of `Case`.
 */

import type {
  Area,
  CoreTitle,
  coreSkills,
  Resource,
  Sector,
  Skill,
  Title,
} from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import type people from '#locales/en/people.json';
import type en from '#locales/en/terms.json';

/** What English names fixes the ids; every other language must have the same. */
type CoreNoun = keyof typeof en.nouns;
/** Nouns, under whose they are; a book adds its own, which are at hand only where its words are. */
export interface NounIds {
  readonly core: CoreNoun;
}
export type NounId = NounIds[keyof NounIds];
type CorePerson = keyof typeof people;
/** Persons; books add theirs. */
export interface PersonIds {
  readonly core: CorePerson;
}
export type PersonId = PersonIds[keyof PersonIds];
export type PlaceId = keyof typeof en.places;
export type CharacterTermId = keyof typeof en.characters;
export type NameId = Resource | Skill | Title;
type CoreName = Resource | (typeof coreSkills)[number] | CoreTitle;

interface Cases {
  en: 'nom';
  de: 'nom' | 'gen' | 'dat' | 'acc';
  es: 'nom';
  pl: 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc';
}
export type Case<L extends Language = Language> = Cases[L];

interface Genders {
  en: never;
  de: 'm' | 'f' | 'n';
  es: 'm' | 'f';
  /** Polish tells persons and living things apart from the rest, which changes the accusative. */
  pl: 'm-personal' | 'm-animate' | 'm-inanimate' | 'f' | 'n';
}
export type Gender<L extends Language = Language> = Genders[L];

type Forms<Name extends string> = { readonly [name in Name]: string };

/** A thing that is counted. English has the fewest forms, so its shape fits every language. */
export interface Noun<L extends Language = 'en'> {
  readonly gender?: string;
  readonly one: Forms<Case<L>>;
  readonly other: Forms<Case<L>>;
}

/** With article and preposition: which one, of which, where, where to. The bare name stands among the titles. */
export type Place = Forms<'gen' | 'acc' | 'at' | 'to'>;

/** With article or preposition, as the clause wants them. */
export type Person = Forms<'nom' | 'gen' | 'dat' | 'acc'>;

/** Whom an effect names, as `locales/<lang>/people.json` holds them. */
export type People = { readonly [id in CorePerson]: Person } & { readonly [id in PersonId]?: Person };

export interface Terms<L extends Language = 'en'> {
  readonly nouns: { readonly [id in CoreNoun]: Noun<L> } & { readonly [id in NounId]?: Noun<L> };
  readonly names: { readonly [id in CoreName]: Forms<Case<L>> } & {
    readonly [id in NameId]?: Forms<Case<L>>;
  };
  readonly places: { readonly [id in PlaceId]: Place };
  readonly sectors: { readonly [id in Sector]: Forms<'nom' | 'at'> };
  /** Places of books where ships are besides the sectors. */
  readonly areas?: { readonly [id in Area]?: Forms<'nom' | 'at'> };
  readonly characters: { readonly [id in CharacterTermId]: Forms<'gender' | 'short'> };
}

/** The genders a language has; what `terms.json` says of each word is held against this list. */
export const genders: { readonly [L in Language]: readonly Gender<L>[] } = {
  en: [],
  de: ['m', 'f', 'n'],
  es: ['m', 'f'],
  pl: ['m-personal', 'm-animate', 'm-inanimate', 'f', 'n'],
};

export const cases: { readonly [L in Language]: readonly Case<L>[] } = {
  en: ['nom'],
  de: ['nom', 'gen', 'dat', 'acc'],
  es: ['nom'],
  pl: ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'],
};

/** One form of a table of forms; asking for one it lacks is a mistake in a template. */
export function form(forms: object, name: string, of: string): string {
  const found: unknown = Reflect.get(forms, name);
  if (typeof found !== 'string') throw new Error(`"${of}" has no form "${name}"`);
  return found;
}
