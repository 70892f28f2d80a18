import type { Location } from '../../engine/model/card.ts';
import type { Check } from '../../engine/model/effect.ts';

const skills: Check['skills'] = ['politics', 'tactics', 'treachery'];

export const locations = [
  {
    id: 'airlock',
    board: 'pegasus',
    hazardous: false,
    damageable: true,
    abilities: [
      {
        id: 'airlock',
        kind: 'action',
        do: [
          { op: 'pick', by: 'you', among: { human: true } },
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
                  { op: 'draw', who: 'you', n: 2, from: 'any' },
                ],
              },
              {
                id: 'infiltrate',
                requires: { test: 'leader' },
                do: [{ op: 'procedure', of: 'infiltration', rule: 'pegasus.infiltration.enter' }],
              },
            ],
          },
        ],
      },
    ],
  },
] satisfies readonly Location[];
