import type { Location } from '#engine/model/card.ts';

export const demetrius = [
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
  {
    id: 'tactical-plot',
    board: 'demetrius',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'tactical-plot',
        kind: 'action',
        rule: 'daybreak.demetrius.purpose',
        do: [{ op: 'scout', by: 'you', decks: ['mission'] }],
      },
    ],
  },
  {
    id: 'captains-cabin',
    board: 'demetrius',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'captains-cabin',
        kind: 'action',
        rule: 'daybreak.demetrius.purpose',
        do: [{ op: 'draw-named', who: 'each-player', n: 1 }],
      },
    ],
  },
] satisfies readonly Location[];
