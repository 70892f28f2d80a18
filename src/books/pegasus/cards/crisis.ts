import type { CrisisCard } from '#engine/model/card.ts';
import type { Effect } from '#engine/model/effect.ts';
import { discardsForTreachery } from './discardsForTreachery.ts';

/** What many of these cards do to everybody: revealed Cylons may keep their cards and draw all the same. */
const treacherous = (n: number): Effect => [discardsForTreachery('each-player', n)];

export const crisisCards = [
  {
    deck: 'crisis',
    id: 'a-verdict-of-guilty',
    count: 1,
    decides: 'admiral',
    options: [
      {
        do: [
          { op: 'procedure', of: 'execution', who: 'current' },
          { op: 'discard', who: 'admiral', n: 3 },
        ],
      },
      { do: [{ op: 'damage-galactica', n: 2 }] },
    ],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'an-offer-of-peace',
    count: 1,
    check: { difficulty: 12, skills: ['politics', 'leadership'], partial: 6 },
    pass: [],
    partial: [{ op: 'into-destiny', skill: 'treachery', n: 2 }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'into-destiny', skill: 'treachery', n: 2 },
    ],
    activate: ['launch-raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'assassination-plot',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [discardsForTreachery('admiral-and-current', 3)],
      },
      { do: [{ op: 'procedure', of: 'execution', who: 'admiral' }] },
    ],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'civilian-ship-nuked',
    count: 1,
    decides: 'president',
    options: [
      { do: [{ op: 'destroy', what: 'civilian', n: 1 }, ...treacherous(1)] },
      { do: [{ op: 'destroy', what: 'civilian', n: 2 }] },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'code-blue',
    count: 1,
    decides: 'current',
    options: [{ check: true }, { do: treacherous(2) }],
    check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
    pass: [
      { op: 'pick', by: 'current', among: {} },
      { op: 'peek-loyalty', by: 'current', of: 'picked', n: 1 },
    ],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'send', who: 'current', to: 'brig' },
    ],
    activate: ['heavy-raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'defending-a-prisoner',
    count: 1,
    check: { difficulty: 11, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      {
        op: 'roll',
        by: 'current',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'procedure', of: 'execution', who: 'current' }] }],
      },
    ],
    activate: ['heavy-raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'dogfight-crisis',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        'starboard-stern': { basestar: 1, raider: 2 },
        stern: { raider: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1, civilian: 1 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    until: 'no-raiders',
    abilities: [
      {
        id: 'constant-barrage',
        kind: 'trigger',
        on: 'raiders-done',
        do: [{ op: 'launch', ships: { raider: 2 } }],
      },
      { id: 'end', kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'discard' }] },
    ],
  },
  {
    deck: 'crisis',
    id: 'food-hoarding-in-the-fleet',
    count: 1,
    decides: 'president',
    options: [
      {
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          {
            op: 'roll',
            by: 'current',
            outcomes: [{ from: 1, to: 3, do: [{ op: 'destroy', what: 'civilian', n: 1 }] }],
          },
        ],
      },
      { do: [{ op: 'lose', resource: 'food', n: 2 }] },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'medical-breakthrough',
    count: 1,
    check: { difficulty: 12, skills: ['politics', 'leadership', 'engineering'], partial: 6 },
    pass: [{ op: 'draw', who: 'each-human', n: 1, from: 'own' }],
    partial: [],
    fail: [{ op: 'lose', resource: 'morale', n: 1 }, ...treacherous(1)],
    activate: ['heavy-raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'pressure-the-supply-ships',
    count: 1,
    decides: 'admiral',
    options: [
      {
        do: [
          { op: 'gain', resource: 'food', n: 1 },
          { op: 'lose', resource: 'morale', n: 1 },
          discardsForTreachery('admiral', 2),
        ],
      },
      { do: [{ op: 'lose', resource: 'food', n: 2 }] },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'reunite-the-fleet',
    count: 1,
    decides: 'current',
    options: [
      { check: true },
      {
        do: [
          { op: 'discard', who: 'current', n: 2, random: true },
          { op: 'draw', who: 'current', n: 2, from: ['treachery'] },
        ],
      },
    ],
    check: { difficulty: 10, skills: ['politics', 'leadership'] },
    pass: [{ op: 'gain', resource: 'population', n: 1 }],
    fail: [{ op: 'lose', resource: 'morale', n: 1 }, ...treacherous(1)],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'review-galacticas-log',
    count: 1,
    check: { difficulty: 14, skills: ['politics', 'leadership', 'tactics'], partial: 6 },
    pass: [],
    partial: [{ op: 'discard', who: 'admiral', n: 3 }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'discard', who: 'admiral', n: 5 },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'sabotage-investigated',
    count: 1,
    check: { difficulty: 9, skills: ['tactics', 'engineering'] },
    pass: [{ op: 'lose', resource: 'food', n: 1 }],
    fail: [
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'lose', resource: 'food', n: 1 },
    ],
    activate: ['heavy-raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'scar',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        'starboard-bow': { raider: 1 },
        stern: { civilian: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1 },
      },
      special: [{ op: 'mark-scar', rule: 'pegasus.components.scar-token' }, { op: 'stay' }],
    },
    activate: [],
    jump: false,
    until: 'scar-destroyed',
    abilities: [{ id: 'end', kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'discard' }] }],
  },
  {
    deck: 'crisis',
    id: 'standoff-with-pegasus',
    count: 1,
    check: { difficulty: 22, skills: ['politics', 'leadership', 'tactics', 'piloting'] },
    pass: [
      {
        op: 'may',
        by: 'current',
        do: [
          { op: 'pick', by: 'current', among: { at: 'brig' } },
          { op: 'station', who: 'picked', by: 'current', on: 'any' },
        ],
      },
    ],
    fail: [
      { op: 'lose', resource: 'population', n: 1 },
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'damage-vipers', n: 1, in: 'space' },
    ],
    activate: ['launch-raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'suspicious-election-results',
    count: 1,
    decides: 'admiral',
    options: [
      { do: [{ op: 'title', title: 'president', to: { next: 'president' } }] },
      {
        do: [discardsForTreachery('admiral', 1, { random: true })],
      },
    ],
    activate: ['raiders'],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'the-black-market',
    count: 1,
    decides: 'current',
    options: [{ check: true }, { do: [{ op: 'lose', resource: 'food', n: 1 }, ...treacherous(1)] }],
    check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
    pass: [{ op: 'gain', resource: 'food', n: 1 }],
    fail: [
      { op: 'lose', resource: 'food', n: 2 },
      { op: 'lose', resource: 'morale', n: 1 },
    ],
    activate: ['raiders'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'the-guardians',
    count: 1,
    attack: {
      activate: ['basestars'],
      setup: {
        bow: { basestar: 1 },
        'starboard-bow': { raider: 2 },
        'starboard-stern': { 'heavy-raider': 1 },
        stern: { civilian: 1 },
        'port-stern': { viper: 1 },
        'port-bow': { raider: 2, viper: 1 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    abilities: [
      {
        id: 'raptor-crew-captured',
        kind: 'trigger',
        on: 'ship-destroyed',
        when: { test: 'just-destroyed', ship: 'basestar' },
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          { op: 'destroy', what: 'raptor', n: 1 },
        ],
      },
      { id: 'end', kind: 'trigger', on: 'jumped', do: [{ op: 'put-this', to: 'discard' }] },
    ],
  },
  {
    deck: 'crisis',
    id: 'training-snafu',
    count: 1,
    check: { difficulty: 8, skills: ['leadership', 'piloting'] },
    pass: [],
    fail: [{ op: 'damage-vipers', n: 3, in: 'anywhere' }],
    activate: ['basestars'],
    jump: true,
  },
  {
    deck: 'crisis',
    id: 'unsettling-stories',
    count: 1,
    decides: 'current',
    options: [{ check: true }, { do: [{ op: 'lose', resource: 'morale', n: 1 }] }],
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [{ op: 'lose', resource: 'morale', n: 1 }, ...treacherous(1)],
    activate: ['raiders'],
    jump: true,
  },
] satisfies readonly CrisisCard[];
