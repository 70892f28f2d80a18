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
] satisfies readonly Location[];
