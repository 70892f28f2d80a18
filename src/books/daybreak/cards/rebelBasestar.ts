import type { Location } from '#engine/model/card.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { CardOp } from '#engine/model/effect.ts';

const canPay: Cond = { any: [{ test: 'has-miracle' }, { test: 'has-super-crisis' }] };

const pay: CardOp = {
  op: 'choose',
  by: 'you',
  options: [
    { id: 'miracle', requires: { test: 'has-miracle' }, do: [{ op: 'spend-miracle' }] },
    {
      id: 'super-crisis',
      requires: { test: 'has-super-crisis' },
      do: [{ op: 'discard', who: 'you', n: 1, of: 'super-crisis' }],
    },
  ],
};

/** For the side it is on, human or Cylon (daybreak.rebel-basestar.side). */
export const rebelBasestar = [
  {
    id: 'hybrid-tank',
    board: 'rebel-basestar',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'hybrid-tank',
        kind: 'action',
        rule: 'daybreak.rebel-basestar.enters',
        when: canPay,
        do: [pay, { op: 'order-crises', n: 5 }],
      },
    ],
  },
  {
    id: 'datastream',
    board: 'rebel-basestar',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'datastream',
        kind: 'action',
        rule: 'daybreak.rebel-basestar.enters',
        when: canPay,
        do: [pay, { op: 'search-deck', n: 3 }],
      },
    ],
  },
  {
    id: 'raider-bay',
    board: 'rebel-basestar',
    hazardous: false,
    damageable: false,
    abilities: [
      {
        id: 'raider-bay',
        kind: 'action',
        rule: 'daybreak.rebel-basestar.bay-only-new-ships',
        when: canPay,
        do: [
          pay,
          {
            op: 'choose',
            by: 'you',
            options: [
              {
                id: 'raiders',
                do: [
                  { op: 'deploy', ships: { raider: 2 }, in: 'any' },
                  { op: 'activate', what: ['raiders'], placed: true },
                ],
              },
              {
                id: 'vipers',
                do: [
                  { op: 'deploy', ships: { viper: 4 }, in: 'any' },
                  { op: 'activate-vipers', n: 4, of: 'placed' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] satisfies readonly Location[];
