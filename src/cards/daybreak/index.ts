import type { Book } from '../../engine/model/card.ts';
import { crisisCards } from './crisis.ts';
import { loyaltyCards, loyaltyDecks } from './loyalty.ts';
import { mutinyCards } from './mutiny.ts';
import { amendments, procedures } from './procedures.ts';
import { skillCards } from './skillCards.ts';

/** Those parts of the expansion that try the vocabulary hardest; not the expansion. */
export const daybreakBook: Book = {
  id: 'daybreak',
  skills: ['treachery'],
  cards: [...skillCards, ...crisisCards, ...loyaltyCards, ...mutinyCards],
  characters: [],
  locations: [],
  titles: [],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks,
  procedures,
  amendments,
};
