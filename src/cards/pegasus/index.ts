import type { Book } from '../../engine/model/card.ts';
import { titles } from './titles.ts';

/** Those parts of the expansion that try the vocabulary hardest; not the expansion. */
export const pegasusBook: Book = {
  id: 'pegasus',
  skills: [],
  cards: [],
  characters: [],
  locations: [],
  titles,
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [],
};
