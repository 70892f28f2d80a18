/** What the parts around the table say, and with whose words. */
import type texts from '../../../../locales/en/saves.json';
import type { Words } from '../../../board/words.ts';
import type { Difference, Game, NotLoaded } from '../../../engine/index.ts';
import type { CardId, Seat } from '../../../engine/model/vocabulary.ts';
import type { KeyOf, Translate } from '../../../i18n/translate.ts';

export type DeskTexts = typeof texts;
export type DeskKey = KeyOf<DeskTexts>;

export interface Said {
  readonly t: Translate<DeskKey>;
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
