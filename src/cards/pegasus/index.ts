import { pegasusCode } from '../../engine/expansions/pegasus/index.ts';
import type { Book } from '../../engine/model/card.ts';
import { characters } from './characters.ts';
import { locations } from './locations.ts';
import { newCaprica, newCapricaCrises, newCapricaLocations } from './newCaprica.ts';
import { amendments, procedures } from './procedures.ts';
import { skillCards } from './skillCards.ts';
import { titles } from './titles.ts';

/** Those parts of the expansion that try the vocabulary hardest; not the expansion. */
export const pegasusBook: Book = {
  ...pegasusCode,
  id: 'pegasus',
  skills: ['treachery'],
  cards: [...skillCards, ...newCapricaCrises],
  characters,
  awaited: ['ellen-tigh', 'louanne-katraine'],
  locations: [...locations, ...newCapricaLocations],
  titles,
  damageTokens: [],
  civilianShips: [],
  objectives: [newCaprica],
  supplies: { occupationForces: 4 },
  attackTable: [],
  loyaltyDecks: [
    // Two cards for every player but the Leader (pegasus.loyalty-deck.composition).
    { players: 4, cylon: 1, human: 5, leader: true },
    { players: 5, cylon: 1, human: 7, leader: true },
    { players: 6, cylon: 2, human: 8, leader: true },
    { players: 7, cylon: 2, human: 10, leader: true },
  ],
  procedures,
  amendments,
};
