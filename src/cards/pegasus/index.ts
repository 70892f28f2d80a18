import type { Book } from '../../engine/model/card.ts';
import { characters } from './characters.ts';
import { locations } from './locations.ts';
import { amendments, procedures } from './procedures.ts';
import { skillCards } from './skillCards.ts';
import { titles } from './titles.ts';

/** Those parts of the expansion that try the vocabulary hardest; not the expansion. */
export const pegasusBook: Book = {
  id: 'pegasus',
  skills: ['treachery'],
  cards: [...skillCards],
  characters,
  locations,
  titles,
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [],
  procedures,
  amendments,
};
