import type { CardsFacet } from '#engine/model/card.ts';
import { attackTable } from './attackTable.ts';
import { characters } from './characters.ts';
import { civilianShips } from './civilianShips.ts';
import { components } from './components.ts';
import { crisisCards } from './crisis.ts';
import { damageTokens } from './damageTokens.ts';
import { destinationCards } from './destinations.ts';
import { locations } from './locations.ts';
import { loyaltyCards, loyaltyDecks } from './loyalty.ts';
import { kobol } from './objective.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skillCards.ts';
import { superCrisisCards } from './superCrisis.ts';
import { titles } from './titles.ts';

export const facet: CardsFacet = {
  id: 'base',
  skills: ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
  cards: [
    ...skillCards,
    ...crisisCards,
    ...superCrisisCards,
    ...quorumCards,
    ...loyaltyCards,
    ...destinationCards,
  ],
  characters,
  locations,
  titles,
  damageTokens,
  civilianShips,
  objectives: [kobol],
  attackTable,
  loyaltyDecks,
  components,
};
