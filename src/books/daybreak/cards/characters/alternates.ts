import type { Character } from '#engine/model/card.ts';

/** Other versions of characters of the base game (daybreak.characters.alternate-versions). */
export const alternates = [
  {
    id: 'gaius-baltar-alternate',
    alternateOf: 'gaius-baltar',
    class: 'support',
    skills: { fixed: { politics: 2, leadership: 2, engineering: 1 } },
    start: 'admirals-quarters',
    abilities: [
      {
        id: 'cult-leader',
        kind: 'action',
        when: { test: 'character', at: 'here', other: true },
        do: [
          { op: 'pick', by: 'you', among: { other: true, here: true, trades: true } },
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'give',
                requires: { all: [{ test: 'has-miracle' }, { test: 'picked-lacks-miracle' }] },
                do: [{ op: 'pass-miracle', to: 'picked' }],
              },
              {
                id: 'take',
                requires: { all: [{ test: 'picked-has-miracle' }, { test: 'lacks-miracle' }] },
                do: [{ op: 'pass-miracle', to: 'you' }],
              },
            ],
          },
        ],
      },
      {
        id: 'cult-leader-tokens',
        kind: 'modifier',
        rule: 'daybreak.miracle.baltar-three',
        query: 'miracle-limit',
        set: 3,
      },
      {
        id: 'spiritual-crisis',
        kind: 'modifier',
        drawback: true,
        query: 'may-reveal',
        forbid: true,
        when: { not: { test: 'at', place: 'brig' } },
      },
      {
        id: 'broadcast',
        kind: 'action',
        once: 'game',
        price: 3,
        rule: 'daybreak.miracle.baltar-three',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'fuel', do: [{ op: 'gain', resource: 'fuel', n: 2 }] },
              { id: 'food', do: [{ op: 'gain', resource: 'food', n: 2 }] },
              { id: 'morale', do: [{ op: 'gain', resource: 'morale', n: 2 }] },
              { id: 'population', do: [{ op: 'gain', resource: 'population', n: 2 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'karl-agathon-alternate',
    alternateOf: 'karl-agathon',
    class: 'pilot',
    skills: { fixed: { leadership: 2, tactics: 2, piloting: 1 } },
    start: 'admirals-quarters',
    abilities: [
      { id: 'raptor-pilot', kind: 'modifier', query: 'scout-cards', set: 2, with: 'launch-scout' },
      {
        id: 'family-commitments',
        kind: 'modifier',
        drawback: true,
        query: 'receive-fewer',
        add: 1,
        when: { not: { test: 'on', board: 'galactica' } },
      },
      {
        id: 'no-one-gets-left-behind',
        kind: 'reaction',
        on: 'jumped',
        once: 'game',
        do: [
          { op: 'lose', resource: 'fuel', n: 1 },
          { op: 'gain', resource: 'population', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'lee-adama-alternate',
    alternateOf: 'lee-adama',
    class: 'political-leader',
    skills: { fixed: { tactics: 1, piloting: 2 }, choose: { of: ['leadership', 'politics'], n: 2 } },
    start: 'admirals-quarters',
    abilities: [
      {
        id: 'forward-thinker',
        kind: 'reaction',
        on: 'card-used',
        when: {
          all: [{ test: 'used-card', card: 'executive-order' }, { not: { test: 'here-damaged' } }],
        },
        do: [{ op: 'activate-location', of: 'here' }],
      },
      {
        id: 'moral-dilemma',
        kind: 'trigger',
        drawback: true,
        on: 'mutiny-drawn',
        when: { test: 'drew-mutiny' },
        do: [{ op: 'discard', who: 'you', n: 2 }],
      },
      {
        id: 'choose-a-different-path',
        kind: 'reaction',
        on: 'option-due',
        once: 'game',
        when: { test: 'chooses-option' },
        do: [{ op: 'discard', who: 'current', n: 5, cost: true }],
      },
    ],
  },
  {
    id: 'tom-zarek-alternate',
    alternateOf: 'tom-zarek',
    class: 'military-leader',
    skills: { fixed: { politics: 2, leadership: 2, tactics: 1 } },
    start: 'weapons-control',
    abilities: [
      { id: 'necessary-steps', kind: 'modifier', query: 'deals-mutinies', set: 2 },
      { id: 'disreputable', kind: 'modifier', drawback: true, query: 'starting-mutinies', set: 1 },
      { id: 'abuse-power', kind: 'action', once: 'game', do: [{ op: 'play-mutiny', n: 4 }] },
    ],
  },
] satisfies readonly Character[];
