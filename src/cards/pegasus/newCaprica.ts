import type { CrisisCard, Location, Objective } from '../../engine/model/card.ts';

export const newCaprica = { id: 'new-caprica', sleeper: 4, settle: 7 } satisfies Objective;

export const newCapricaCrises = [
  {
    deck: 'new-caprica',
    id: 'contact-informant',
    count: 1,
    decides: 'current',
    options: [{ check: true }, { do: [{ op: 'lose', resource: 'population', n: 1 }] }],
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'lose', resource: 'population', n: 1 },
    ],
    activate: ['raiders', 'occupation-forces'],
    jump: true,
    evacuate: true,
  },
  {
    deck: 'new-caprica',
    id: 'decode-cylon-maps',
    count: 1,
    check: { difficulty: 8, skills: ['tactics', 'engineering'] },
    pass: [
      {
        op: 'choose',
        by: 'current',
        options: [
          { id: 'prepare', do: [{ op: 'prepare', n: 1 }] },
          { id: 'evacuate', requires: { test: 'in-orbit' }, do: [{ op: 'evacuate', n: 1 }] },
        ],
      },
    ],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'occupy', n: 1 },
    ],
    activate: ['heavy-raiders', 'occupation-forces'],
    jump: false,
  },
  {
    deck: 'new-caprica',
    id: 'execution-list',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 5, do: [{ op: 'procedure', of: 'execution', who: 'president' }] }],
          },
        ],
      },
      { do: [{ op: 'lose', resource: 'population', n: 1 }] },
    ],
    activate: ['heavy-raiders', 'occupation-forces'],
    jump: true,
    evacuate: true,
  },
] satisfies readonly CrisisCard[];

/** As far as the phase needs them to begin, to send people away and to let the occupation march. */
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
    abilities: [],
  },
  {
    id: 'detention',
    board: 'new-caprica',
    hazardous: true,
    damageable: false,
    insteadOf: 'brig',
    abilities: [
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
    abilities: [],
  },
  {
    id: 'breeders-canyon',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    occupationTrack: 1,
    abilities: [],
  },
  {
    id: 'shipyard',
    board: 'new-caprica',
    hazardous: false,
    damageable: false,
    occupationTrack: 2,
    abilities: [],
  },
] satisfies readonly Location[];
