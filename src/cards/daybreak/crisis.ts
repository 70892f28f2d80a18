import type { CrisisCard } from '../../engine/model/card.ts';

export const crisisCards = [
  {
    deck: 'crisis',
    id: 'an-ambitious-operation',
    count: 1,
    decides: 'admiral',
    options: [
      {
        do: [
          { op: 'lose', resource: 'fuel', n: 1 },
          { op: 'pick', by: 'admiral', among: { other: true, lacksMiracle: true } },
          { op: 'gain-miracle', who: 'picked', rule: 'daybreak.miracle.recipient' },
        ],
      },
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'fuel', n: 1 }] }],
          },
        ],
      },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'incitement-to-mutiny',
    count: 1,
    check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'], partial: 7 },
    pass: [],
    partial: [{ op: 'into-destiny', skill: 'treachery', n: 2 }],
    fail: [{ op: 'into-destiny', skill: 'treachery', n: 4 }],
    activate: ['heavy-raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'dangerous-plots',
    count: 1,
    decides: 'president',
    options: [
      { do: [{ op: 'draw-mutiny', who: 'president-and-admiral', n: 1 }] },
      {
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          { op: 'discard', who: 'current', n: 3 },
        ],
      },
    ],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'rallying-support',
    count: 1,
    check: { difficulty: 8, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'population', n: 1 },
      { op: 'draw-mutiny', who: 'current', n: 1 },
      { op: 'draw', who: 'current', n: 1, from: ['treachery'] },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'secret-meetings',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          { op: 'draw-mutiny', who: 'current', n: 1 },
          { op: 'pick', by: 'current', among: { human: true } },
          { op: 'draw-mutiny', who: 'picked', n: 1 },
        ],
      },
    ],
    check: { difficulty: 9, skills: ['politics', 'tactics', 'engineering'] },
    pass: [],
    fail: [{ op: 'lose', resource: 'morale', n: 1 }],
    activate: ['raiders'],
    jump: true,
  },
] satisfies readonly CrisisCard[];
