/** The words of the board in one language: its own strings, and the nouns and titles that all texts share. */

import type { CharacterId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { type KeyOf, makeTranslate, type Translate } from '#i18n/translate.ts';
import type board from '#locales/en/board.json';
import type { Names } from '#text/voice.ts';
import type { BoardFacets } from './facet.ts';

/** Keys of texts, under whose they are; a book adds its own, whose texts are at hand only where its words are. */
export interface BoardKeys {
  readonly core: KeyOf<typeof board>;
}
export type BoardKey = BoardKeys[keyof BoardKeys];

/** The strings of the board; a word that they ask for in a form comes in that form. */
export function boardTexts(language: Language, texts: object): Translate<BoardKey> {
  return makeTranslate(language, texts, (value, wanted) =>
    typeof value === 'function' ? value(wanted) : `${value}`,
  );
}

/** What one does at a location, in two to four words; undefined where nobody has said it. */
export function doesAt({ t }: Pick<Words, 't'>, location: string): string | undefined {
  const key = `does.${location}` as BoardKey;
  const found = t(key);
  return found === key ? undefined : found;
}

/** A location by a word that fits a room on a phone; by its own name where nobody has found one. */
export function shortAt({ t, voice }: Pick<Words, 't' | 'voice'>, location: string): string {
  const key = `short.${location}` as BoardKey;
  const found = t(key);
  return found === key ? voice.title('locations', location).title : found;
}

export interface Words {
  readonly language: Language;
  readonly t: Translate<BoardKey>;
  readonly voice: Names;
  /** Of the books whose words these are: how what they bring is drawn. */
  readonly facets: BoardFacets;
  /** What a character is called at the table. */
  readonly shortName: (character: CharacterId) => string;
  /** The same on a tag: which version of a person it is need not be told, as only one of them is in a game. */
  readonly tagName: (character: CharacterId) => string;
}

/** What stands in `characters` of the terms. */
export type ShortNames = { readonly [character: CharacterId]: { readonly short: string } };

export function makeWords(
  language: Language,
  t: Translate<BoardKey>,
  voice: Names,
  characters: ShortNames,
  facets: BoardFacets,
): Words {
  const shortName = (id: CharacterId) => characters[id]?.short ?? voice.title('characters', id).title;
  return { language, t, voice, facets, shortName, tagName: id => shortName(id).replace(/ \(.*\)$/u, '') };
}

export function capital(text: string, { language }: Words): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
