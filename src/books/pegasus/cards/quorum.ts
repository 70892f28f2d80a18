import type { QuorumCard } from '#engine/model/card.ts';

export const quorumCards = [
  {
    deck: 'quorum',
    id: 'assign-chief-of-staff',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'pick', by: 'you', among: { other: true, human: true } },
      { op: 'give', to: 'picked' },
    ],
    abilities: [
      {
        id: 'chief-of-staff',
        kind: 'reaction',
        on: 'before-check',
        do: [
          { op: 'put-this', to: 'discard' },
          { op: 'amend-check', positive: 'politics' },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'civilian-self-defense',
    count: 1,
    do: [
      { op: 'pick-target', what: 'civilian' },
      {
        op: 'choose',
        by: 'you',
        options: [
          { id: 'raiders', do: [{ op: 'hit', what: 'raider', n: 3 }] },
          { id: 'heavy-raider', do: [{ op: 'hit', what: 'heavy-raider', n: 1 }] },
        ],
      },
      {
        op: 'roll',
        by: 'you',
        outcomes: [{ from: 1, to: 2, do: [{ op: 'hit', what: 'picked-civilian', n: 1 }] }],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'consult-the-oracle',
    count: 1,
    do: [
      { op: 'look', by: 'you', at: 'any-deck', n: 1, then: 'leave' },
      { op: 'look', by: 'you', at: 'destiny', n: 'all', then: { discard: 2 } },
    ],
  },
  {
    deck: 'quorum',
    id: 'enact-production-quotas',
    count: 1,
    do: [
      { op: 'gain', resource: 'food', n: 1 },
      { op: 'lose', resource: 'morale', n: 1 },
    ],
  },
  {
    deck: 'quorum',
    id: 'eulogy',
    count: 1,
    do: [
      {
        op: 'if',
        cond: { test: 'execution-mourned' },
        then: [{ op: 'gain', resource: 'morale', n: 1 }],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'execute-prisoner',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: { at: 'brig' } },
      { op: 'procedure', of: 'execution', who: 'picked' },
    ],
  },
  {
    deck: 'quorum',
    id: 'probation',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: {} },
      { op: 'give', to: 'picked' },
    ],
    abilities: [
      {
        id: 'probation',
        kind: 'reaction',
        on: 'cards-added',
        by: 'president',
        when: { test: 'contributed', card: 'probation' },
        do: [{ op: 'look-at-contribution' }, { op: 'put-this', to: 'discard' }],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'resources-for-galactica',
    count: 1,
    do: [
      { op: 'repair', what: 'location', any: true },
      { op: 'repair', what: 'vipers', n: 2 },
    ],
  },
  {
    deck: 'quorum',
    id: 'unsavory-connections',
    count: 1,
    do: [
      { op: 'discard', who: 'you', n: 2, random: true },
      { op: 'draw', who: 'you', n: 2, from: ['treachery'] },
      {
        op: 'choose',
        by: 'you',
        options: [
          { id: 'food', do: [{ op: 'gain', resource: 'food', n: 1 }] },
          { id: 'fuel', do: [{ op: 'gain', resource: 'fuel', n: 1 }] },
        ],
      },
    ],
  },
] satisfies readonly QuorumCard[];
