import type { Character } from '#engine/model/card.ts';

export const humans = [
  {
    id: 'brendan-costanza',
    class: 'pilot',
    skills: { fixed: { leadership: 1, tactics: 1, piloting: 2, engineering: 1 } },
    start: 'hangar-deck',
    abilities: [
      {
        id: 'memento',
        kind: 'reaction',
        on: 'resource-lost',
        once: 'turn',
        when: { test: 'just-lost', resource: 'population' },
        do: [{ op: 'draw-and-keep', n: 3, keep: 2, skill: 'piloting' }],
      },
      { id: 'forced-to-eject', kind: 'modifier', drawback: true, query: 'viper-is-fragile', set: true },
      {
        id: 'escort',
        kind: 'reaction',
        on: 'civilian-threatened',
        once: 'game',
        when: { all: [{ test: 'threatened-in-space' }, { test: 'viper-ready' }] },
        do: [{ op: 'escort' }],
      },
    ],
  },
  {
    id: 'louis-hoshi',
    class: 'military-leader',
    skills: { fixed: { leadership: 2, tactics: 2, engineering: 1 } },
    start: 'communications',
    abilities: [
      {
        id: 'dutiful',
        kind: 'reaction',
        on: 'location-used',
        once: 'turn',
        when: {
          all: [
            { test: 'own-turn' },
            { test: 'used-location', of: ['command', 'communications', 'weapons-control'] },
            { test: 'hand', atLeast: 1 },
          ],
        },
        do: [
          { op: 'discard', who: 'you', n: 1, cost: true },
          { op: 'activate-location', of: 'used' },
        ],
      },
      { id: 'reluctant', kind: 'modifier', drawback: true, query: 'card-cost', add: 1 },
      {
        id: 'organized',
        kind: 'action',
        once: 'game',
        when: { not: { test: 'at', place: 'brig' } },
        do: [{ op: 'activate-location', of: 'human', n: 3 }],
      },
    ],
  },
  {
    id: 'romo-lampkin',
    class: 'political-leader',
    skills: { fixed: { politics: 3, tactics: 2 } },
    start: 'administration',
    abilities: [
      { id: 'deceitful', kind: 'modifier', query: 'discards-fewer', add: 1 },
      {
        id: 'kleptomania',
        kind: 'trigger',
        drawback: true,
        on: 'movement-over',
        when: { all: [{ test: 'own-turn' }, { test: 'character', at: 'here', other: true }] },
        do: [
          {
            op: 'if',
            cond: { test: 'hand', atLeast: 2 },
            then: [{ op: 'discard', who: 'you', n: 2 }],
            else: [{ op: 'owe-brig' }],
          },
        ],
      },
      {
        id: 'kleptomania-brig',
        kind: 'trigger',
        drawback: true,
        on: 'turn-end',
        when: { all: [{ test: 'own-turn' }, { test: 'owes-brig' }] },
        do: [{ op: 'send', who: 'you', to: 'brig' }],
      },
      {
        id: 'attorney',
        kind: 'action',
        once: 'game',
        when: {
          any: [
            { test: 'at', place: 'brig' },
            { test: 'character', at: 'brig', other: true },
          ],
        },
        do: [
          { op: 'pick', by: 'you', among: { at: 'brig' } },
          { op: 'station', who: 'picked', by: 'you', on: 'galactica' },
          { op: 'take-all', from: 'picked' },
        ],
      },
    ],
  },
  {
    id: 'sherman-cottle',
    class: 'support',
    skills: { fixed: { politics: 1, tactics: 2, engineering: 2 } },
    start: 'research-lab',
    abilities: [
      {
        id: 'treatment',
        kind: 'action',
        do: [
          { op: 'pick', by: 'you', among: { other: true, human: true } },
          { op: 'draw', who: 'you', n: 2, from: 'picked' },
          { op: 'give-cards', to: 'picked', n: 2 },
        ],
      },
      {
        id: 'specialized',
        kind: 'modifier',
        drawback: true,
        query: 'may-use-cards',
        forbid: 'engineering',
      },
      {
        id: 'quarantine',
        kind: 'action',
        once: 'game',
        when: { test: 'ships-in-space', kind: 'civilian' },
        do: [{ op: 'exchange-civilian' }],
      },
    ],
  },
] satisfies readonly Character[];
