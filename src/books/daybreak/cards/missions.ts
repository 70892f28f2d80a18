import type { MissionCard } from '../engine/cards.ts';

export const missionCards = [
  {
    deck: 'mission',
    id: 'attack-on-the-colony',
    count: 1,
    check: { difficulty: 14, skills: ['tactics', 'piloting'] },
    pass: [{ op: 'take-away', what: ['basestar'], gone: 1 }],
    fail: [
      { op: 'place', ships: { bow: { basestar: 1 } } },
      { op: 'damage-galactica', n: 1 },
    ],
  },
  {
    deck: 'mission',
    id: 'cylon-civil-war',
    count: 1,
    check: { difficulty: 21, skills: ['politics', 'leadership', 'tactics'] },
    pass: [
      {
        op: 'rebel-basestar',
        side: 'humans',
        rule: 'daybreak.rebel-basestar.enters',
        also: ['daybreak.rebel-basestar.side'],
      },
    ],
    fail: [
      {
        op: 'rebel-basestar',
        side: 'cylons',
        rule: 'daybreak.rebel-basestar.enters',
        also: ['daybreak.rebel-basestar.side'],
      },
    ],
  },
  {
    deck: 'mission',
    id: 'destroy-the-hub',
    count: 1,
    check: { difficulty: 14, skills: ['leadership', 'tactics', 'piloting'] },
    pass: [
      {
        op: 'turn-overlay',
        board: 'cylon',
        rule: 'daybreak.overlays.flip',
        also: ['daybreak.overlays.hub-tokens'],
      },
    ],
    fail: [
      { op: 'lose', resource: 'population', n: 1 },
      { op: 'recall-vipers' },
      { op: 'damage-vipers', n: 2, in: 'reserves' },
    ],
  },
  {
    deck: 'mission',
    id: 'digging-up-the-past',
    count: 1,
    check: { difficulty: 14, skills: ['politics', 'leadership'] },
    pass: [{ op: 'stay', rule: 'daybreak.missions.distance-at-once' }],
    fail: [
      { op: 'into-destiny', skill: 'treachery', n: 2 },
      { op: 'turn-down', rule: 'daybreak.missions.failed-distance-card' },
    ],
    abilities: [{ id: 'found', kind: 'modifier', query: 'distance', add: 1 }],
  },
  {
    deck: 'mission',
    id: 'needs-of-the-people',
    count: 1,
    check: { difficulty: 18, skills: ['politics', 'leadership', 'engineering'] },
    pass: [
      { op: 'gain', resource: 'food', n: 2 },
      { op: 'repair', what: 'location', any: true },
    ],
    fail: [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'draw', who: 'each-human', n: 1, from: ['treachery'] },
    ],
  },
  {
    deck: 'mission',
    id: 'rescue-hera',
    count: 1,
    check: { difficulty: 20, skills: ['politics', 'tactics', 'piloting'] },
    pass: [{ op: 'gain-miracle', who: 'each-human', only: 'empty-handed' }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'destroy', what: 'raptor', n: 1 },
    ],
  },
  {
    deck: 'mission',
    id: 'the-red-stripes',
    count: 1,
    check: { difficulty: 16, skills: ['tactics', 'piloting', 'engineering'] },
    pass: [{ op: 'take-away', what: ['heavy-raider', 'centurion'], gone: 2 }],
    fail: [
      { op: 'place', ships: { bow: { 'heavy-raider': 1 } } },
      { op: 'board', n: 1 },
    ],
  },
  {
    deck: 'mission',
    id: 'the-search-for-home',
    count: 1,
    check: { difficulty: 25, skills: ['politics', 'leadership', 'tactics', 'engineering'] },
    pass: [{ op: 'stay', rule: 'daybreak.missions.distance-at-once' }],
    fail: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'turn-down', rule: 'daybreak.missions.failed-distance-card' },
    ],
    abilities: [{ id: 'found', kind: 'modifier', query: 'distance', add: 2 }],
  },
] satisfies readonly MissionCard[];
