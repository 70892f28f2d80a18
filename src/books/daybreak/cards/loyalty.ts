import type { LoyaltyCard, LoyaltyDeck } from '#engine/model/card.ts';

export const loyaltyCards = [
  { deck: 'loyalty', id: 'not-a-cylon-daybreak', count: 1, side: 'human' },
  {
    deck: 'loyalty',
    id: 'mutineer',
    count: 1,
    side: 'special',
    immediate: [
      { op: 'draw-from', deck: 'loyalty', who: 'you', n: 1, rule: 'daybreak.mutineer.dealt-facedown' },
      { op: 'draw-mutiny', who: 'you', n: 1, rule: 'daybreak.mutineer.receipt-mutiny-card' },
      { op: 'procedure', of: 'pass-titles', rule: 'daybreak.mutineer.receipt-titles' },
    ],
    abilities: [
      {
        id: 'two-mutinies',
        kind: 'modifier',
        query: 'mutiny-limit',
        set: 2,
        rule: 'daybreak.mutineer.third-card',
      },
    ],
  },
] satisfies readonly LoyaltyCard[];

/** The Mutineer is in from the start and takes the place of the Sympathizer (daybreak.mutineer.replaces-sympathizer). */
export const loyaltyDecks = [
  { players: 3, cylon: 1, human: 5 },
  { players: 4, cylon: 1, human: 7, with: 'mutineer' },
  { players: 5, cylon: 2, human: 8 },
  { players: 6, cylon: 2, human: 10, with: 'mutineer' },
  { players: 4, leader: true, cylon: 1, human: 5 },
  { players: 5, leader: true, cylon: 1, human: 7, with: 'mutineer' },
  { players: 6, leader: true, cylon: 2, human: 8 },
  { players: 7, leader: true, cylon: 2, human: 10, with: 'mutineer' },
] satisfies readonly LoyaltyDeck[];
