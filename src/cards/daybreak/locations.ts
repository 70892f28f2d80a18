import type { Location } from '../../engine/model/card.ts';

export const locations = [
  {
    id: 'demetrius-bridge',
    board: 'demetrius',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'demetrius-bridge',
        kind: 'action',
        when: { not: { test: 'mission-active' } },
        do: [
          {
            op: 'begin-mission',
            rule: 'daybreak.demetrius.bridge-activate',
            also: ['daybreak.demetrius.bridge-no-crisis', 'daybreak.demetrius.one-mission-per-jump'],
          },
        ],
      },
    ],
  },
] satisfies readonly Location[];
