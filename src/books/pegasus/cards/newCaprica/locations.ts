import type { Location } from '#engine/model/card.ts';

export const newCapricaLocations = [
  {
    id: 'medical-center',
    board: 'new-caprica',
    hazardous: true,
    damageable: false,
    insteadOf: 'sickbay',
    untilOrbit: 'resurrection-ship',
    abilities: [
      {
        id: 'medical-center',
        kind: 'modifier',
        query: 'receive-skills',
        set: 1,
      },
    ],
  },
  {
    id: 'resistance-hq',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'resistance-hq',
        kind: 'action',
        by: 'humans',
        do: [
          { op: 'pick', by: 'you', among: { on: 'new-caprica' } },
          {
            op: 'check',
            difficulty: 7,
            skills: ['leadership', 'tactics', 'treachery'],
            pass: [{ op: 'procedure', of: 'execution', who: 'picked' }],
            fail: [],
          },
        ],
      },
    ],
  },
  {
    id: 'detention',
    board: 'new-caprica',
    hazardous: true,
    damageable: false,
    insteadOf: 'brig',
    abilities: [
      {
        id: 'detention',
        kind: 'action',
        rule: 'location-checks.procedure',
        do: [
          {
            op: 'check',
            difficulty: 9,
            skills: ['politics', 'tactics'],
            pass: [{ op: 'station', who: 'you', by: 'you', on: 'new-caprica' }],
            fail: [],
          },
        ],
      },
      {
        id: 'detention-cards',
        kind: 'modifier',
        query: 'check-cards',
        set: 2,
      },
    ],
  },
  {
    id: 'occupation-authority',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    occupationTrack: 0,
    abilities: [
      {
        id: 'occupation-authority-human',
        kind: 'action',
        by: 'humans',
        when: { test: 'holds', title: 'president' },
        do: [
          { op: 'may', by: 'you', do: [{ op: 'draw-from', deck: 'quorum', who: 'you', n: 1 }] },
          { op: 'may', by: 'you', do: [{ op: 'play-quorum', from: 'hand' }] },
        ],
      },
      {
        id: 'occupation-authority-cylon',
        kind: 'action',
        by: 'cylons',
        rule: 'pegasus.new-caprica.occupation.sources',
        do: [{ op: 'activate-force' }, { op: 'occupy', n: 1 }],
      },
    ],
  },
  {
    id: 'breeders-canyon',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    occupationTrack: 1,
    abilities: [
      {
        id: 'breeders-canyon-human',
        kind: 'action',
        by: 'humans',
        do: [
          { op: 'lose-highest', n: 1 },
          { op: 'jump-track', by: 1 },
        ],
      },
      {
        id: 'breeders-canyon-cylon',
        kind: 'action',
        by: 'cylons',
        do: [{ op: 'face-crisis' }],
      },
    ],
  },
  {
    id: 'shipyard',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    occupationTrack: 2,
    abilities: [
      {
        id: 'shipyard-human',
        kind: 'action',
        by: 'humans',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              { id: 'prepare', do: [{ op: 'prepare', n: 1, rule: 'pegasus.new-caprica.preparing.prepare' }] },
              {
                id: 'evacuate',
                requires: { all: [{ test: 'in-orbit' }, { test: 'ship-prepared' }] },
                do: [
                  { op: 'evacuate', n: 1, rule: 'pegasus.new-caprica.preparing.evacuate' },
                  { op: 'may', by: 'you', do: [{ op: 'station', who: 'you', by: 'you', on: 'galactica' }] },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'shipyard-cylon',
        kind: 'action',
        by: 'cylons',
        do: [{ op: 'scout-locked' }],
      },
    ],
  },
] satisfies readonly Location[];
