import type { CardsFacet } from '#engine/model/card.ts';

const heralds = [
  'tom-zarek',
  'sharon-valerii',
  'saul-tigh',
  'william-adama',
  'karl-agathon',
  'laura-roslin',
  'gaius-baltar',
  'lee-adama',
  'kara-thrace',
  'galen-tyrol',
];

/** Whoever comes with other boxes stands behind them. */
const others = [
  'helena-cain',
  'anastasia-dualla',
  'ellen-tigh',
  'louanne-katraine',
  'brendan-costanza',
  'louis-hoshi',
  'romo-lampkin',
  'sherman-cottle',
  'gaius-baltar-alternate',
  'karl-agathon-alternate',
  'lee-adama-alternate',
  'tom-zarek-alternate',
];

/** A box that nobody prints: one of everything that a book can bring. */
export const facet: CardsFacet = {
  id: 'tiny',
  skills: [],
  cards: [
    { deck: 'omen', id: 'red-dawn', count: 2 },
    { deck: 'omen', id: 'long-shadow', count: 1 },
    { deck: 'omen', id: 'still-water', count: 3 },
    { deck: 'loyalty', id: 'dreamer', count: 2, side: 'human', kind: 'dreamer' },
    {
      deck: 'crisis',
      id: 'falling-star',
      count: 1,
      decides: 'herald',
      options: [
        { do: [{ op: 'discard', who: 'star-gazers', n: 1 }] },
        { do: [{ op: 'title', title: 'herald', to: { next: 'herald' } }] },
      ],
      activate: [],
      jump: false,
    },
    {
      deck: 'crisis',
      id: 'open-sky',
      count: 1,
      decides: 'current',
      options: [
        { do: [{ op: 'peek-loyalty', by: 'current', of: 'herald', n: 'all' }] },
        { do: [{ op: 'jump-track', by: -1 }] },
      ],
      activate: [],
      jump: false,
    },
    {
      deck: 'crisis',
      id: 'ring-of-dust',
      count: 1,
      decides: 'current',
      options: [{ do: [{ op: 'into-halo', n: 2 }] }, { do: [{ op: 'out-of-halo' }] }],
      activate: [],
      jump: false,
    },
    {
      deck: 'crisis',
      id: 'dark-comet',
      count: 1,
      check: { difficulty: 1, skills: ['politics'] },
      omen: [{ op: 'lose', resource: 'food', n: 1 }],
      fail: [{ op: 'lose', resource: 'fuel', n: 1 }],
      activate: [],
      jump: false,
    },
  ],
  characters: [],
  awaited: others,
  locations: [
    {
      id: 'observatory',
      board: 'comet',
      hazardous: false,
      damageable: false,
      abilities: [
        {
          id: 'observatory',
          kind: 'action',
          when: { not: { test: 'star-risen', atLeast: 3 } },
          do: [{ op: 'raise-star', n: 2 }],
        },
      ],
    },
  ],
  titles: [
    {
      id: 'herald',
      abilities: [
        {
          id: 'tells',
          kind: 'trigger',
          on: 'loyalty-seen',
          do: [{ op: 'draw', who: 'picked', n: 1, from: ['politics'] }],
        },
        {
          id: 'sees-it-first',
          kind: 'reaction',
          on: 'star-risen-high',
          do: [{ op: 'draw', who: 'you', n: 1, from: ['politics'] }],
        },
      ],
      keptInBrig: false,
      line: [...heralds, ...others],
      // Without the Sympathizer the youngest go first.
      lines: [{ on: ['no-sympathizer'], line: [...heralds.toReversed(), ...others] }],
    },
  ],
  procedures: {
    'loyalty-seen': [{ op: 'window', point: 'loyalty-seen' }],
    'star-risen-high': [{ op: 'window', point: 'star-risen-high' }],
  },
  amendments: [
    {
      in: 'game',
      put: 'before',
      step: { op: 'draw-first-quorum' },
      do: [{ op: 'give-first-title', title: 'herald' }],
    },
    {
      in: 'check',
      put: 'after',
      step: { op: 'window', point: 'check-totalled' },
      do: [{ op: 'when', test: 'foretold', then: [{ op: 'result', of: 'omen' }] }],
    },
  ],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [{ players: 3, cylon: 1, human: 4, more: { dreamer: 1 }, later: 'sympathizer' }],
};
