import type { CardsFacet } from '#engine/model/card.ts';
import { agendaCards } from './agendas.ts';
import { characters } from './characters.ts';
import { crisisCards } from './crisis.ts';
import { damageTokens } from './damageTokens.ts';
import { destinationCards } from './destinations.ts';
import { locations } from './locations.ts';
import { loyaltyCards, loyaltyDecks } from './loyalty.ts';
import { newCaprica, newCapricaCrises, newCapricaLocations } from './newCaprica/index.ts';
import { amendments, procedures } from './procedures.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skillCards.ts';
import { superCrisisCards } from './superCrisis.ts';
import { titles } from './titles.ts';

/** The expansion as it came out in 2010. */
export const facet: CardsFacet = {
  id: 'pegasus',
  skills: ['treachery'],
  cards: [
    ...skillCards,
    ...crisisCards,
    ...superCrisisCards,
    ...quorumCards,
    ...destinationCards,
    ...loyaltyCards,
    ...agendaCards,
    ...newCapricaCrises,
  ],
  characters,
  locations: [...locations, ...newCapricaLocations],
  titles,
  damageTokens,
  civilianShips: [],
  objectives: [newCaprica],
  supplies: { occupationForces: 4, quorumLimit: 10 },
  attackTable: [],
  loyaltyDecks,
  procedures,
  amendments,
};
