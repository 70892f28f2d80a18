import { type BoardNames, defineBoard } from '#board/facet.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import { frames } from '#books/leaders/board/signs.ts';
import { treachery } from '#books/treachery/board/symbols.ts';
import type { PegasusBoards, PegasusPiles } from '../engine/words.ts';
import { further, planet } from './newCaprica.ts';
import { people, places } from './signs.ts';
import type { PegasusTokens } from './words.ts';

interface Names extends BoardNames {
  readonly boards: PegasusBoards;
  readonly piles: PegasusPiles;
  readonly skills: { readonly treachery: object };
  readonly tokens: PegasusTokens;
}

/** Folded. */
const letter = 'M2 4.4h20v15.2H2zM4.6 7v10h14.8V7L12 13.4zM6.4 6.6 12 11.2l5.6-4.6z';

export const facet = defineBoard<Names>({
  before: ({ agendas = [] }) =>
    agendas.length === 0 ? [] : [{ name: 'decks.agenda', symbol: letter, n: agendas.length }],
  boards: { pegasus: {}, 'new-caprica': planet },
  further,
  goal: ({ settle }) => settle,
  signs: { people, places, frames },
  symbols: {
    skills: { treachery },
    decks: {
      'pegasus-damage': tokenSymbols.damaged,
      agenda: letter,
    },
    tokens: { 'occupation-force': tokenSymbols.centurion },
  },
});
