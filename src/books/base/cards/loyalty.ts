import type { LoyaltyCard, LoyaltyDeck } from '#engine/model/card.ts';

export const loyaltyCards = [
  { deck: 'loyalty', id: 'not-a-cylon', count: 11, side: 'human' },
  {
    deck: 'loyalty',
    id: 'cylon-reduce-morale',
    count: 1,
    side: 'cylon',
    reveal: [{ op: 'lose', resource: 'morale', n: 1 }],
  },
  {
    deck: 'loyalty',
    id: 'cylon-sickbay',
    count: 1,
    side: 'cylon',
    reveal: [
      { op: 'pick', by: 'you', among: { on: 'galactica' } },
      { op: 'discard', who: 'picked', n: 5 },
      { op: 'send', who: 'picked', to: 'sickbay' },
    ],
  },
  {
    deck: 'loyalty',
    id: 'cylon-brig',
    count: 1,
    side: 'cylon',
    reveal: [
      { op: 'pick', by: 'you', among: { on: 'galactica' } },
      { op: 'send', who: 'picked', to: 'brig' },
    ],
  },
  {
    deck: 'loyalty',
    id: 'cylon-damage',
    count: 1,
    side: 'cylon',
    reveal: [{ op: 'damage-galactica', n: 2, outOf: 5 }],
  },
  {
    deck: 'loyalty',
    id: 'sympathizer',
    count: 1,
    side: 'special',
    immediate: [
      {
        op: 'if',
        cond: { test: 'red' },
        then: [{ op: 'send', rule: 'sympathizer.red-brig', who: 'you', to: 'brig' }],
        else: [{ op: 'procedure', of: 'turned', rule: 'sympathizer.blue-cylon' }],
      },
    ],
  },
] satisfies readonly LoyaltyCard[];

export const loyaltyDecks = [
  { players: 3, cylon: 1, human: 5 },
  { players: 4, cylon: 1, human: 6, later: 'sympathizer' },
  { players: 5, cylon: 2, human: 8 },
  { players: 6, cylon: 2, human: 9, later: 'sympathizer' },
] satisfies readonly LoyaltyDeck[];
