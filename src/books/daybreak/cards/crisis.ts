import type { CrisisCard } from '#engine/model/card.ts';

/** Those that are no attack. */
export const crisisCards = [
  {
    deck: 'crisis',
    id: 'a-desperate-pact',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          { op: 'discard', who: 'president', n: 3 },
          { op: 'draw-mutiny', who: 'current', n: 1 },
        ],
      },
    ],
    check: { difficulty: 15, skills: ['politics', 'leadership', 'piloting'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'title', title: 'president', to: { next: 'president' } },
    ],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'abandon-galactica',
    count: 1,
    decides: 'admiral',
    options: [
      { requires: { test: 'nukes' }, do: [{ op: 'spend-nuke' }] },
      {
        do: [
          { op: 'lose', resource: 'food', n: 1 },
          { op: 'draw', who: 'admiral', n: 2, from: ['treachery'] },
        ],
      },
    ],
    activate: ['basestars'],
    jump: true,
  },
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
    id: 'consult-the-hybrid',
    count: 1,
    check: { difficulty: 10, skills: ['politics', 'leadership'] },
    pass: [
      { op: 'draw-mutiny', who: 'current', n: 1 },
      { op: 'draw', who: 'current', n: 2, from: 'any' },
    ],
    fail: [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'into-destiny', skill: 'treachery', n: 2 },
    ],
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
    id: 'dishonest-tactics',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          {
            op: 'may',
            by: 'president',
            do: [
              { op: 'pick', by: 'president', among: { at: 'brig' } },
              { op: 'send', who: 'picked', to: 'command' },
            ],
          },
        ],
      },
      {
        do: [
          { op: 'lose', resource: 'fuel', n: 1 },
          { op: 'draw-from', deck: 'quorum', who: 'president', n: 2 },
        ],
      },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'domestic-dispute',
    count: 1,
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'send', who: 'current', to: 'sickbay' },
    ],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'earth-in-ruins',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          { op: 'lose', resource: 'food', n: 1 },
          { op: 'draw-mutiny', who: 'current', n: 1 },
        ],
      },
    ],
    check: { difficulty: 9, skills: ['politics', 'leadership', 'tactics'] },
    pass: [{ op: 'lose', resource: 'morale', n: 1 }],
    fail: [{ op: 'lose', resource: 'morale', n: 2 }],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'enemy-of-my-enemy',
    count: 1,
    decides: 'current',
    options: [{ check: true }, { do: [{ op: 'damage-galactica', n: 2 }] }],
    check: { difficulty: 13, skills: ['politics', 'leadership', 'piloting'] },
    pass: [{ op: 'lose', resource: 'morale', n: 1 }],
    fail: [
      { op: 'lose', resource: 'morale', n: 2 },
      { op: 'damage-galactica', n: 1 },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'galactica-falling-apart',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 6, do: [{ op: 'lose', resource: 'food', n: 1 }] }],
          },
        ],
      },
    ],
    check: { difficulty: 8, skills: ['leadership', 'piloting', 'engineering'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'damage-galactica', n: 1 },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'give-in-to-despair',
    count: 1,
    check: { difficulty: 14, skills: ['politics', 'leadership'], partial: 9 },
    pass: [],
    partial: [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'draw', who: 'current', n: 3, from: ['treachery'] },
    ],
    fail: [{ op: 'lose', resource: 'morale', n: 2 }],
    activate: ['heavy-raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'hybrid-in-panic',
    count: 1,
    check: { difficulty: 12, skills: ['tactics', 'engineering'], partial: 8 },
    pass: [{ op: 'jump-track', by: 1 }],
    partial: [{ op: 'discard', who: 'current', n: 2 }],
    fail: [{ op: 'lose', resource: 'fuel', n: 1 }],
    activate: ['heavy-raiders'],
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
    id: 'insubordinate-crew',
    count: 1,
    check: { difficulty: 12, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'draw-mutiny', who: 'each-human', n: 1, only: 'empty-handed' },
    ],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'one-last-cocktail',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [
              {
                from: 1,
                to: 6,
                do: [
                  { op: 'lose', resource: 'morale', n: 1 },
                  { op: 'send', who: 'president', to: 'sickbay' },
                ],
              },
            ],
          },
        ],
      },
    ],
    check: { difficulty: 7, skills: ['tactics', 'engineering'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'lose', resource: 'morale', n: 1 },
    ],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'question-procedure',
    count: 1,
    decides: 'president',
    options: [
      { do: [{ op: 'lose', resource: 'morale', n: 1 }] },
      {
        do: [
          { op: 'damage-galactica', n: 1 },
          { op: 'discard', who: 'president', n: 3 },
        ],
      },
    ],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'quorum-in-uproar',
    count: 1,
    check: { difficulty: 8, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [
      { op: 'discard', who: 'president', n: 2, of: 'quorum', random: true },
      { op: 'discard', who: 'president', n: 2, random: true },
    ],
    activate: ['launch-raiders'],
    jump: false,
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
    id: 'reactor-critical',
    count: 1,
    check: { difficulty: 7, skills: ['tactics', 'piloting', 'engineering'] },
    pass: [{ op: 'draw', who: 'current', n: 2, from: ['treachery'] }],
    fail: [{ op: 'lose', resource: 'fuel', n: 1 }],
    activate: ['launch-raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'rebuild-trust',
    count: 1,
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: [{ op: 'station', who: { at: 'brig' }, by: 'each', on: 'galactica', may: true }],
    fail: [{ op: 'lose', resource: 'morale', n: 2 }],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'religious-turmoil',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [
              {
                from: 1,
                to: 4,
                do: [
                  { op: 'lose', resource: 'food', n: 1 },
                  { op: 'lose', resource: 'population', n: 1 },
                ],
              },
            ],
          },
        ],
      },
    ],
    check: { difficulty: 7, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'discard', who: 'each-player', n: 1 },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'requisition-for-demetrius',
    count: 1,
    decides: 'admiral',
    options: [
      {
        do: [
          { op: 'lose', resource: 'food', n: 1 },
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 6, do: [{ op: 'into-destiny', skill: 'treachery', n: 2 }] }],
          },
        ],
      },
      {
        // Whoever is Admiral draws both, though the first may cost him the title.
        do: [
          {
            op: 'one-by-one',
            who: 'admiral',
            do: [
              { op: 'draw-mutiny', who: 'admiral', n: 1 },
              { op: 'draw', who: 'admiral', n: 2, from: ['treachery'] },
            ],
          },
        ],
      },
    ],
    activate: ['basestars'],
    jump: false,
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
  {
    deck: 'crisis',
    id: 'starvation-in-dogsville',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [
              {
                from: 1,
                to: 4,
                do: [
                  { op: 'lose', resource: 'population', n: 1 },
                  { op: 'lose', resource: 'food', n: 1 },
                ],
              },
            ],
          },
        ],
      },
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'food', n: 2 }] }],
          },
        ],
      },
    ],
    activate: ['raiders'],
    jump: true,
  },
] satisfies readonly CrisisCard[];
