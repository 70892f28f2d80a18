import type { MissionCard } from '../../engine/expansions/daybreak/cards.ts';

export const missionCards = [
  {
    deck: 'mission',
    id: 'digging-up-the-past',
    count: 1,
    check: { difficulty: 14, skills: ['politics', 'leadership'] },
    pass: [{ op: 'stay', rule: 'daybreak.missions.distance-at-once' }],
    fail: [{ op: 'into-destiny', skill: 'treachery', n: 2 }, { op: 'turn-down' }],
    abilities: [{ id: 'found', kind: 'modifier', query: 'distance', add: 1 }],
  },
  {
    deck: 'mission',
    id: 'rescue-hera',
    count: 1,
    check: { difficulty: 20, skills: ['politics', 'tactics', 'piloting'] },
    pass: [{ op: 'gain-miracle', who: 'each-human' }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'destroy', what: 'raptor', n: 1 },
    ],
  },
  {
    deck: 'mission',
    id: 'the-search-for-home',
    count: 1,
    check: { difficulty: 25, skills: ['politics', 'leadership', 'tactics', 'engineering'] },
    pass: [{ op: 'stay', rule: 'daybreak.missions.distance-at-once' }],
    fail: [{ op: 'lose', resource: 'fuel', n: 1 }, { op: 'turn-down' }],
    abilities: [{ id: 'found', kind: 'modifier', query: 'distance', add: 2 }],
  },
] satisfies readonly MissionCard[];
