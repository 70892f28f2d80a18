import type { QuorumCard } from '#engine/model/card.ts';

export const quorumCards = [
  {
    deck: 'quorum',
    id: 'accept-prophecy',
    count: 1,
    do: [{ op: 'draw', who: 'you', n: 1, from: 'any' }, { op: 'stay' }],
    abilities: [
      {
        id: 'accept-prophecy',
        kind: 'trigger',
        on: 'location-check',
        when: {
          any: [
            { test: 'check-of', location: 'administration' },
            {
              all: [
                { test: 'check-of', location: 'admirals-quarters' },
                { test: 'check-aims-at', who: 'president' },
              ],
            },
          ],
        },
        do: [
          { op: 'amend-check', difficulty: 2 },
          { op: 'put-this', to: 'discard' },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'arrest-order',
    count: 2,
    do: [
      { op: 'pick', by: 'you', among: { human: true } },
      { op: 'send', who: 'picked', to: 'brig' },
    ],
  },
  {
    deck: 'quorum',
    id: 'assign-arbitrator',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'pick', by: 'you', among: { other: true, human: true } },
      { op: 'give', to: 'picked' },
    ],
    abilities: [
      {
        id: 'arbitrator',
        kind: 'reaction',
        on: 'location-check',
        when: { test: 'check-of', location: 'admirals-quarters' },
        do: [
          { op: 'put-this', to: 'discard' },
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'raise', do: [{ op: 'amend-check', difficulty: 3 }] },
              { id: 'lower', do: [{ op: 'amend-check', difficulty: -3 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'assign-mission-specialist',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'pick', by: 'you', among: { other: true, human: true } },
      { op: 'give', to: 'picked' },
    ],
    abilities: [
      { id: 'mission-specialist', kind: 'modifier', query: 'destination-draw', set: 3 },
      { id: 'end', kind: 'trigger', on: 'destination-chosen', do: [{ op: 'put-this', to: 'discard' }] },
    ],
  },
  {
    deck: 'quorum',
    id: 'assign-vice-president',
    count: 1,
    do: [
      { op: 'draw', who: 'you', n: 2, from: ['politics'] },
      { op: 'pick', by: 'you', among: { other: true, human: true } },
      { op: 'give', to: 'picked' },
    ],
    abilities: [
      {
        id: 'vice-president',
        kind: 'modifier',
        query: 'only-candidate',
        location: 'administration',
        when: { not: { test: 'holds', title: 'president' } },
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'authorization-of-brutal-force',
    count: 2,
    do: [
      {
        op: 'choose',
        by: 'you',
        options: [
          { id: 'raiders', do: [{ op: 'destroy', what: 'raider', n: 3 }] },
          { id: 'heavy-raider', do: [{ op: 'destroy', what: 'heavy-raider', n: 1 }] },
          { id: 'centurion', do: [{ op: 'destroy', what: 'centurion', n: 1 }] },
        ],
      },
      {
        op: 'roll',
        by: 'you',
        outcomes: [{ from: 1, to: 2, do: [{ op: 'lose', resource: 'population', n: 1 }] }],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'encourage-mutiny',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: { other: true, untitled: 'admiral', human: true } },
      {
        op: 'roll',
        by: 'picked',
        outcomes: [
          { from: 1, to: 2, do: [{ op: 'lose', resource: 'morale', n: 1 }] },
          { from: 3, to: 8, do: [{ op: 'title', title: 'admiral', to: 'picked' }] },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'food-rationing',
    count: 2,
    do: [
      {
        op: 'roll',
        by: 'you',
        outcomes: [
          {
            from: 6,
            to: 8,
            do: [
              { op: 'gain', resource: 'food', n: 1 },
              { op: 'put-this', to: 'box' },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'inspirational-speech',
    count: 4,
    do: [
      {
        op: 'roll',
        by: 'you',
        outcomes: [
          {
            from: 6,
            to: 8,
            do: [
              { op: 'gain', resource: 'morale', n: 1 },
              { op: 'put-this', to: 'box' },
            ],
          },
        ],
      },
    ],
  },
  {
    deck: 'quorum',
    id: 'presidential-pardon',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: { other: true, at: 'brig' } },
      { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
    ],
  },
  {
    deck: 'quorum',
    id: 'release-cylon-mugshots',
    count: 1,
    do: [
      { op: 'pick', by: 'you', among: { other: true } },
      { op: 'peek-loyalty', by: 'you', of: 'picked', n: 1 },
      {
        op: 'roll',
        by: 'you',
        outcomes: [{ from: 1, to: 3, do: [{ op: 'lose', resource: 'morale', n: 1 }] }],
      },
    ],
  },
] satisfies readonly QuorumCard[];
