import { type BoardNames, defineBoard } from '#board/facet.ts';
import { treachery } from '#books/treachery/board/symbols.ts';
import type { KeyOf } from '#i18n/translate.ts';
import type en from '#locales/en/books/daybreak/text.json';
import type { DaybreakBoards, DaybreakPiles } from '../engine/words.ts';
import { decks } from './symbols.ts';

interface Names extends BoardNames {
  readonly boards: DaybreakBoards;
  readonly piles: DaybreakPiles;
  readonly skills: { readonly treachery: object };
}

export const facet = defineBoard<Names>({
  boards: {
    // There are missions, or there is no such ship.
    demetrius: { width: 'small', isLaid: (_, objective) => objective.missions === true },
    // A mission brings it.
    'rebel-basestar': { width: 'small', isLaid: ({ slots }) => slots.rebelBasestar !== undefined },
  },
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
