/** What the parts around the table say, and with whose words. */

import type { Words } from '#board/words.ts';
import type { Difference, Game, LoadFault, NotLoaded } from '#engine/index.ts';
import type { CardId, CharacterId, Seat } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import type { KeyOf, Translate } from '#i18n/translate.ts';
import type texts from '#locales/en/saves.json';

/** As it is fetched: with what the engine says of saved games, and what players call the characters. */
export type DeskTexts = typeof texts & {
  readonly loadFaults: { readonly [fault in LoadFault]: string };
  readonly people: { readonly [character: CharacterId]: string };
};
export type DeskKey = KeyOf<typeof texts> | `loadFaults.${LoadFault}`;

/** As much as the door needs, before there is a game. */
export interface DoorSaid {
  readonly t: Translate<DeskKey>;
  readonly language: Language;
  /** What players call a character of any book; undefined where no book has one of that name. */
  person(character: CharacterId): string | undefined;
}

export interface Said extends DoorSaid {
  readonly texts: DeskTexts;
  /** Those of the board, which has the names of things. */
  readonly words: Words;
  /** Where the pages of the site begin. */
  readonly base: string;
  card(id: CardId): string;
  seat(game: Game, seat: Seat): string;
  loadFault(loaded: NotLoaded): string;
  difference(difference: Difference): string;
}
