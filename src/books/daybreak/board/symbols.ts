/** Symbols of the decks of Daybreak, on the grid of 24 by 24. */
import { eye } from '#books/leaders/board/symbols.ts';
import type { DaybreakPiles } from '../engine/words.ts';

export const decks: { readonly [pile in keyof DaybreakPiles]: string } = {
  // A raised fist.
  mutiny: 'M7 2.6h2.4v6.2h1V1.4h2.4v7.4h1V2.6h2.4v6.2h1V4.4h2.2v9.2l-2.6 4.2v4.8H8.4v-4.8L4.6 13V8.6H7z',
  // A flag on a planet.
  mission: 'M11 1.4h2V3l7.4 2.8L13 8.6v4.8a9 9 0 0 1 8 9H3a9 9 0 0 1 8-9z',
  motive: eye,
};
