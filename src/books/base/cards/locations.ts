import type { Location } from '#engine/model/card.ts';

/** Only revealed Cylons use the locations of the Cylon board, only the others those of the two ships. */
export const locations = [
  {
    id: 'ftl-control',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'ftl-control',
        kind: 'action',
        rule: 'ftl.blue-space',
        when: { test: 'jump-ready' },
        do: [
          {
            op: 'roll',
            rule: 'ftl.roll-six-or-less',
            by: 'you',
            outcomes: [
              {
                from: 1,
                to: 6,
                do: [{ op: 'lose', rule: 'ftl.loss-amount', resource: 'population', n: 'population-cost' }],
              },
            ],
          },
          { op: 'procedure', of: 'jump', rule: 'ftl.then-jump' },
        ],
      },
    ],
  },
  {
    id: 'weapons-control',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'weapons-control',
        kind: 'action',
        rule: 'locations.weapons-control',
        when: { test: 'ships-in-space', kind: 'cylon' },
        do: [{ op: 'attack', with: 'galactica', n: 1 }],
      },
    ],
  },
  {
    id: 'command',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'command',
        kind: 'action',
        rule: 'locations.command',
        do: [{ op: 'activate-vipers', n: 2 }],
      },
    ],
  },
  {
    id: 'communications',
    board: 'galactica',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'communications',
        kind: 'action',
        when: { test: 'ships-in-space', kind: 'civilian' },
        do: [{ op: 'inspect-civilians', by: 'you', n: 2 }],
      },
    ],
  },
  {
    id: 'admirals-quarters',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'admirals-quarters',
        kind: 'action',
        rule: 'location-checks.admirals-quarters',
        do: [
          { op: 'pick', by: 'you', among: { human: true } },
          {
            op: 'check',
            difficulty: 7,
            skills: ['leadership', 'tactics'],
            pass: [{ op: 'send', who: 'picked', to: 'brig' }],
            fail: [],
          },
        ],
      },
    ],
  },
  {
    id: 'research-lab',
    board: 'galactica',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'research-lab',
        kind: 'action',
        rule: 'locations.research-lab',
        do: [{ op: 'draw', who: 'you', n: 1, from: ['engineering', 'tactics'] }],
      },
    ],
  },
  {
    id: 'hangar-deck',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'hangar-deck',
        kind: 'action',
        rule: 'locations.hangar-deck',
        when: { test: 'can-launch' },
        do: [
          { op: 'pilot', viper: 'reserves' },
          { op: 'may', by: 'you', do: [{ op: 'act', who: 'you', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'armory',
    board: 'galactica',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'armory',
        kind: 'action',
        rule: 'locations.armory',
        when: { test: 'centurions' },
        do: [{ op: 'attack', with: 'armory', n: 1 }],
      },
    ],
  },
  {
    id: 'sickbay',
    board: 'galactica',
    hazardous: true,
    damageable: false,
    abilities: [
      {
        id: 'sickbay',
        kind: 'modifier',
        query: 'receive-skills',
        set: 1,
        when: { test: 'at', place: 'sickbay' },
      },
    ],
  },
  {
    id: 'brig',
    board: 'galactica',
    hazardous: true,
    damageable: false,
    abilities: [
      {
        id: 'brig',
        kind: 'action',
        rule: 'location-checks.brig',
        do: [
          {
            op: 'check',
            difficulty: 7,
            skills: ['politics', 'tactics'],
            pass: [{ op: 'station', who: 'you', by: 'you', on: 'galactica' }],
            fail: [],
          },
        ],
      },
    ],
  },
  {
    id: 'press-room',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      { id: 'press-room', kind: 'action', do: [{ op: 'draw', who: 'you', n: 2, from: ['politics'] }] },
    ],
  },
  {
    id: 'presidents-office',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'presidents-office',
        kind: 'action',
        when: { test: 'holds', title: 'president' },
        do: [
          { op: 'draw-from', deck: 'quorum', who: 'you', n: 1 },
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'draw', do: [{ op: 'draw-from', deck: 'quorum', who: 'you', n: 1 }] },
              { id: 'play', do: [{ op: 'play-quorum', from: 'hand' }] },
              { id: 'nothing', do: [] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'administration',
    board: 'colonial-one',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'administration',
        kind: 'action',
        rule: 'location-checks.administration',
        do: [
          { op: 'pick', by: 'you', among: { human: true } },
          {
            op: 'check',
            difficulty: 5,
            skills: ['politics', 'leadership'],
            pass: [{ op: 'title', title: 'president', to: 'picked' }],
            fail: [],
          },
        ],
      },
    ],
  },
  {
    id: 'caprica',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'caprica',
        kind: 'action',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'super-crisis',
                requires: { all: [{ test: 'has-super-crisis' }, { test: 'full-cylon' }] },
                do: [{ op: 'crisis', from: 'hand' }],
              },
              {
                id: 'crisis',
                do: [{ op: 'crisis', rule: 'cylon-turn.caprica-crisis', from: 'deck', draw: 2 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'cylon-fleet',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'cylon-fleet',
        kind: 'action',
        when: { test: 'full-cylon' },
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'raiders', do: [{ op: 'activate', what: ['raiders'] }] },
              { id: 'heavy-raiders', do: [{ op: 'activate', what: ['heavy-raiders'] }] },
              { id: 'basestars', do: [{ op: 'activate', what: ['basestars'] }] },
              { id: 'launch', do: [{ op: 'launch', ships: { raider: 2, 'heavy-raider': 1 } }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'human-fleet',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'human-fleet',
        kind: 'action',
        do: [
          { op: 'pick', by: 'you', among: { other: true } },
          { op: 'take', by: 'you', from: 'picked' },
          {
            op: 'roll',
            by: 'you',
            outcomes: [{ from: 5, to: 8, do: [{ op: 'damage-galactica', n: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'resurrection-ship',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'resurrection-ship',
        kind: 'action',
        do: [
          {
            op: 'if',
            cond: { test: 'has-super-crisis' },
            then: [
              {
                op: 'may',
                by: 'you',
                do: [
                  { op: 'discard', who: 'you', n: 1, of: 'super-crisis' },
                  { op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 },
                ],
              },
            ],
          },
          {
            op: 'if',
            cond: { all: [{ test: 'distance', atMost: 7 }, { test: 'has-hidden-loyalty' }] },
            then: [
              {
                op: 'may',
                by: 'you',
                do: [
                  { op: 'pick', by: 'you', among: { other: true } },
                  { op: 'give-loyalty', from: 'you', to: 'picked' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] satisfies readonly Location[];
