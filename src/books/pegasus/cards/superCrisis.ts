import type { CrisisCard } from '#engine/model/card.ts';
import { discardsForTreachery } from './discardsForTreachery.ts';

export const superCrisisCards = [
  {
    deck: 'super-crisis',
    id: 'demand-peace-manifesto',
    count: 1,
    decides: 'admiral',
    options: [
      {
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          { op: 'damage-galactica', n: 2 },
        ],
      },
      { do: [{ op: 'discard', who: 'president-and-admiral', n: 'hand' }] },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'footage-transmitted',
    count: 1,
    check: { difficulty: 17, skills: ['politics', 'leadership', 'tactics'], partial: 12 },
    pass: [{ op: 'draw', who: 'each-player', n: 1, from: ['treachery'] }],
    partial: [{ op: 'draw', who: 'each-cylon', n: 2, from: ['treachery'] }],
    fail: [
      { op: 'draw', who: 'each-cylon', n: 2, from: ['treachery'] },
      { op: 'draw-from', deck: 'super-crisis', who: 'each-cylon', n: 1 },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'lured-into-a-trap',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        'starboard-bow': { basestar: 1, raider: 3 },
        'starboard-stern': { basestar: 1, raider: 3 },
        stern: { 'heavy-raider': 1 },
        'port-stern': { viper: 1, civilian: 1 },
        'port-bow': { viper: 1, civilian: 1 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    abilities: [
      {
        id: 'dangerous-repairs',
        kind: 'trigger',
        on: 'arrived',
        do: [
          { op: 'put-this', to: 'discard' },
          { op: 'procedure', of: 'execution', who: { at: 'engine-room', atJump: true } },
          { op: 'procedure', of: 'execution', who: { at: 'ftl-control', atJump: true } },
        ],
      },
    ],
  },
  {
    deck: 'super-crisis',
    id: 'psychological-warfare',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [{ op: 'lose', resource: 'morale', n: 1 }, discardsForTreachery('each-player', 2)],
      },
      {
        do: [
          { op: 'draw', who: 'each-cylon', n: 2, from: ['treachery'] },
          { op: 'fill-destiny', skill: 'treachery', n: 6 },
        ],
      },
    ],
    activate: [],
    jump: false,
  },
  {
    deck: 'super-crisis',
    id: 'the-farm',
    count: 1,
    check: { difficulty: 15, skills: ['tactics', 'engineering'], partial: 8 },
    pass: [],
    partial: [{ op: 'lose', resource: 'food', n: 1 }],
    fail: [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'lose', resource: 'population', n: 1 },
      { op: 'stay' },
    ],
    activate: [],
    jump: false,
    abilities: [
      {
        id: 'the-farm',
        kind: 'modifier',
        query: 'once-a-game',
        forbid: true,
        when: { test: 'human-player' },
      },
    ],
  },
] satisfies readonly CrisisCard[];
