import type { CrisisCard } from '#engine/model/card.ts';

export const superCrisisCards = [
  {
    deck: 'super-crisis',
    id: 'bomb-on-colonial-1',
    count: 1,
    check: { difficulty: 15, skills: ['tactics', 'piloting', 'engineering'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 2 },
      { op: 'send', who: { on: 'colonial-one' }, to: 'sickbay' },
      { op: 'stay' },
    ],
    activate: [],
    jump: false,
    abilities: [{ id: 'wreck', kind: 'modifier', query: 'may-enter', forbid: 'colonial-one' }],
  },
  {
    deck: 'super-crisis',
    id: 'cylon-intruders',
    count: 1,
    check: { difficulty: 18, skills: ['leadership', 'tactics'], partial: 14 },
    pass: [],
    partial: [{ op: 'board', n: 1 }],
    fail: [
      { op: 'damage-galactica', n: 1 },
      { op: 'board', n: 2 },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'fleet-mobilization',
    count: 1,
    check: { difficulty: 24, skills: ['leadership', 'tactics', 'piloting', 'engineering'] },
    pass: [{ op: 'activate', what: ['basestars', 'launch-raiders'] }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'activate', what: ['basestars', 'raiders', 'heavy-raiders', 'launch-raiders'] },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'inbound-nukes',
    count: 1,
    check: { difficulty: 15, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'lose', resource: 'population', n: 1 },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'massive-assault',
    count: 1,
    attack: {
      activate: ['heavy-raiders', 'basestars'],
      setup: {
        'starboard-bow': { basestar: 1, raider: 4 },
        'starboard-stern': { basestar: 1, raider: 2, 'heavy-raider': 1 },
        'port-stern': { viper: 1, civilian: 2 },
        'port-bow': { viper: 1, civilian: 2 },
      },
      special: [{ op: 'jump-track', rule: 'attack-cards.special-rule', by: -2 }],
    },
    activate: [],
    jump: false,
  },
] satisfies readonly CrisisCard[];
