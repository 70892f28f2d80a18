import type { Location } from '#engine/model/card.ts';

/** The overlay of the Cylon locations, but for the Cylon Fleet, which is as ever; last, what lies on its other side. */
export const cylonLocations = [
  {
    id: 'caprica',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'caprica',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        do: [
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'super-crisis',
                requires: { test: 'has-super-crisis' },
                do: [{ op: 'crisis', from: 'hand' }],
              },
              {
                id: 'crisis',
                do: [
                  {
                    op: 'crisis',
                    from: 'deck',
                    draw: 2,
                    under: true,
                    jump: true,
                    rule: 'daybreak.cylon-turn.jump-step',
                  },
                ],
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
        rule: 'daybreak.setup.overlays',
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
                requires: { all: [{ test: 'leader' }, { not: { test: 'infiltrating' } }] },
                do: [{ op: 'procedure', of: 'infiltration', rule: 'daybreak.infiltration.enter' }],
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
      { id: 'resurrection-ship', kind: 'modifier', query: 'receive-skills', set: 1 },
      {
        id: 'resurrection-ship-action',
        kind: 'action',
        rule: 'daybreak.setup.overlays',
        do: [{ op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 }],
      },
    ],
  },
  {
    id: 'hub-destroyed',
    board: 'cylon',
    hazardous: true,
    damageable: false,
    abilities: [
      { id: 'hub-destroyed', kind: 'modifier', query: 'receive-skills', set: 0 },
      {
        id: 'hub-destroyed-discard',
        kind: 'trigger',
        on: 'turn-start',
        rule: 'daybreak.overlays.hub-tokens',
        when: { test: 'own-turn' },
        do: [{ op: 'discard', who: 'you', n: 'hand', of: 'super-crisis' }],
      },
      {
        id: 'hub-destroyed-action',
        kind: 'action',
        rule: 'daybreak.overlays.flip',
        when: { test: 'hand', atLeast: 3 },
        do: [
          { op: 'discard', who: 'you', n: 3 },
          { op: 'draw-from', deck: 'super-crisis', who: 'you', n: 1 },
          { op: 'relocate', to: 'cylon-fleet' },
        ],
      },
    ],
  },
] satisfies readonly Location[];
