import { locations as baseLocations } from '#books/base/cards/locations.ts';
import type { Location } from '#engine/model/card.ts';
import type { Check } from '#engine/model/effect.ts';

const skills: Check['skills'] = ['politics', 'tactics', 'treachery'];

const pegasus = { board: 'pegasus', hazardous: false, damageable: true } as const;

const pegasusLocations = [
  {
    ...pegasus,
    id: 'pegasus-cic',
    abilities: [
      {
        id: 'pegasus-cic',
        kind: 'action',
        when: { test: 'ships-in-space', kind: 'basestar' },
        do: [
          { op: 'pick-target', what: 'basestar' },
          {
            op: 'roll',
            by: 'you',
            outcomes: [
              { from: 1, to: 3, do: [{ op: 'hit', what: 'pegasus', n: 1 }] },
              { from: 4, to: 6, do: [{ op: 'hit', what: 'picked-basestar', n: 1 }] },
              { from: 7, to: 8, do: [{ op: 'hit', what: 'picked-basestar', n: 2 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    ...pegasus,
    id: 'airlock',
    abilities: [
      {
        id: 'airlock',
        kind: 'action',
        do: [
          { op: 'pick', by: 'you', among: { touchable: true } },
          {
            op: 'if',
            cond: { test: 'picked-at', place: 'brig' },
            then: [
              {
                op: 'check',
                difficulty: 8,
                skills,
                pass: [{ op: 'procedure', of: 'execution', who: 'picked' }],
                fail: [],
              },
            ],
            else: [
              {
                op: 'check',
                difficulty: 12,
                skills,
                pass: [{ op: 'procedure', of: 'execution', who: 'picked' }],
                fail: [],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...pegasus,
    id: 'main-batteries',
    abilities: [
      {
        id: 'main-batteries',
        kind: 'action',
        do: [
          { op: 'pick-target', what: 'area' },
          {
            op: 'roll',
            by: 'you',
            outcomes: [
              { from: 1, to: 1, do: [{ op: 'hit', what: 'civilian', n: 1 }] },
              { from: 2, to: 3, do: [{ op: 'hit', what: 'viper', n: 1 }] },
              { from: 4, to: 6, do: [{ op: 'hit', what: 'raider', n: 2 }] },
              { from: 7, to: 8, do: [{ op: 'hit', what: 'raider', n: 4, as: 7 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    ...pegasus,
    id: 'engine-room',
    abilities: [
      {
        id: 'engine-room',
        kind: 'action',
        when: { test: 'hand', atLeast: 2 },
        do: [
          { op: 'discard', who: 'you', n: 2 },
          { op: 'mark-turn', mark: 'jump-icon' },
        ],
      },
    ],
  },
] satisfies readonly Location[];

/** The overlay lies on the printed places of the Cylons. */
const overlay = [
  {
    id: 'caprica',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'caprica',
        kind: 'action',
        rule: 'pegasus.cylon-locations.overlay',
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
                do: [{ op: 'crisis', from: 'deck', draw: 2, under: true, jump: true }],
              },
            ],
          },
        ],
      },
    ],
  },
  ...baseLocations.filter(({ id }) => id === 'cylon-fleet'),
  {
    id: 'human-fleet',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'human-fleet',
        kind: 'action',
        rule: 'pegasus.cylon-locations.overlay',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'look',
                do: [
                  { op: 'scout', by: 'you', decks: ['crisis', 'destination'] },
                  {
                    op: 'if',
                    cond: { test: 'leader' },
                    then: [{ op: 'draw', who: 'you', n: 2, from: 'own' }],
                    else: [{ op: 'draw', who: 'you', n: 2, from: 'any' }],
                  },
                ],
              },
              {
                id: 'infiltrate',
                requires: { test: 'may-infiltrate' },
                do: [{ op: 'procedure', of: 'infiltration', rule: 'pegasus.infiltration.enter' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'resurrection-ship',
    board: 'cylon',
    hazardous: true,
    damageable: false,
    abilities: [
      {
        id: 'resurrection-ship',
        kind: 'action',
        rule: 'pegasus.cylon-locations.overlay',
        when: { test: 'full-cylon' },
        do: [{ op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 }],
      },
      {
        id: 'resurrection-ship-cards',
        kind: 'modifier',
        rule: 'pegasus.cylon-locations.overlay',
        query: 'receive-skills',
        set: 1,
      },
    ],
  },
] satisfies readonly Location[];

export const locations: readonly Location[] = [...pegasusLocations, ...overlay];
