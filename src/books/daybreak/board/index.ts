import { type BoardNames, defineBoard } from '#board/facet.ts';
import { frames } from '#books/leaders/board/signs.ts';
import { treachery } from '#books/treachery/board/symbols.ts';
import type { KeyOf } from '#i18n/translate.ts';
import type en from '#locales/en/books/daybreak/text.json';
import type { DaybreakBoards, DaybreakPiles } from '../engine/words.ts';
import { people, places } from './signs.ts';

interface Names extends BoardNames {
  readonly boards: DaybreakBoards;
  readonly piles: DaybreakPiles;
  readonly skills: { readonly treachery: object };
}

const decks = {
  // A raised fist.
  mutiny: 'M7 2.6h2.4v6.2h1V1.4h2.4v7.4h1V2.6h2.4v6.2h1V4.4h2.2v9.2l-2.6 4.2v4.8H8.4v-4.8L4.6 13V8.6H7z',
  // A flag on a planet.
  mission: 'M11 1.4h2V3l7.4 2.8L13 8.6v4.8a9 9 0 0 1 8 9H3a9 9 0 0 1 8-9z',
  // An open eye.
  motive:
    'M12 4.6c5 0 9 3 11.4 7.4C21 16.4 17 19.4 12 19.4S3 16.4.6 12C3 7.6 7 4.6 12 4.6zM12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z',
} as const;

/** A star of four points. */
const miracle = 'M12 .8 14.9 9.1 23.2 12 14.9 14.9 12 23.2 9.1 14.9 .8 12 9.1 9.1z';

export const facet = defineBoard<Names>({
  before: ({ mutiny = [], miracles = 0, motives = [] }) =>
    [
      { name: 'decks.mutiny', symbol: decks.mutiny, n: mutiny.length } as const,
      { name: 'miracles', symbol: miracle, n: miracles } as const,
      { name: 'decks.motive', symbol: decks.motive, n: motives.length } as const,
    ].filter(({ n }) => n > 0),
  boards: {
    // There are missions, or there is no such ship.
    demetrius: { width: 'small', isLaid: (_, objective) => objective.missions === true },
    // A mission brings it.
    'rebel-basestar': { width: 'small', isLaid: ({ slots }) => slots.rebelBasestar !== undefined },
  },
  signs: { people, places, frames },
  symbols: {
    skills: { treachery },
    decks,
  },
});

declare module '#board/words.ts' {
  interface BoardKeys {
    readonly daybreak: KeyOf<typeof en.board>;
  }
}
