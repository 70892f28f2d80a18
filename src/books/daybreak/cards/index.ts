import type { CardsFacet } from '#engine/model/card.ts';
import { attackCards } from './attacks.ts';
import { attackTable } from './attackTable.ts';
import { characters } from './characters/index.ts';
import { superCrisisCards } from './colonialOne.ts';
import { crisisCards } from './crisis.ts';
import { locations } from './locations.ts';
import { loyaltyCards, loyaltyDecks } from './loyalty.ts';
import { missionCards } from './missions.ts';
import { motiveCards } from './motives.ts';
import { mutinyCards } from './mutiny.ts';
import { earth } from './objective.ts';
import { amendments, procedures } from './procedures/index.ts';
import { skillCards } from './skillCards.ts';
import { titles } from './titles.ts';
import { treacheryCards } from './treachery.ts';

/** The fifth box. */
export const facet: CardsFacet = {
  id: 'daybreak',
  skills: ['treachery'],
  cards: [
    ...skillCards,
    ...treacheryCards,
    ...crisisCards,
    ...attackCards,
    ...superCrisisCards,
    ...loyaltyCards,
    ...mutinyCards,
    ...missionCards,
    ...motiveCards,
  ],
  characters,
  awaited: [
    'helena-cain',
    'anastasia-dualla',
    'ellen-tigh',
    'louanne-katraine',
    'felix-gaeta',
    'tory-foster',
    'samuel-anders',
    'callandra-tyrol',
  ],
  locations,
  titles,
  damageTokens: [],
  civilianShips: [],
  objectives: [earth],
  attackTable,
  loyaltyDecks,
  supplies: { assaultRaptors: { pieces: 4, start: 1 }, miracles: { each: 1, limit: 1, supply: 10 } },
  // Both sets of Treachery cards must not be mixed (daybreak.combine-pegasus.unused-pieces).
  putsAway: { skills: ['treachery'], kinds: ['agenda'], cards: ['sympathizer', 'sympathetic-cylon'] },
  procedures,
  amendments,
};
