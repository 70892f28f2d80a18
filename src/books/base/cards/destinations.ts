import type { DestinationCard } from '#engine/model/card.ts';

export const destinationCards = [
  {
    deck: 'destination',
    id: 'asteroid-field',
    count: 2,
    distance: 3,
    do: [
      { op: 'lose', resource: 'fuel', n: 2 },
      { op: 'destroy', what: 'civilian', n: 1 },
    ],
  },
  {
    deck: 'destination',
    id: 'barren-planet',
    count: 4,
    distance: 2,
    do: [{ op: 'lose', resource: 'fuel', n: 2 }],
  },
  {
    deck: 'destination',
    id: 'cylon-ambush',
    count: 1,
    distance: 3,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'place', ships: { bow: { basestar: 1, raider: 3 }, stern: { civilian: 3 } } },
    ],
  },
  {
    deck: 'destination',
    id: 'cylon-refinery',
    count: 1,
    distance: 2,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      {
        op: 'may',
        by: 'admiral',
        do: [
          {
            op: 'risk',
            rule: 'raptors.risk-success',
            by: 'admiral',
            ship: 'viper',
            n: 2,
            need: 6,
            loss: [{ op: 'damage-vipers', n: 2, in: 'reserves', rule: 'raptors.risk-failure' }],
            reward: [{ op: 'gain', resource: 'fuel', n: 2 }],
          },
        ],
      },
    ],
  },
  {
    deck: 'destination',
    id: 'deep-space',
    count: 3,
    distance: 2,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'lose', resource: 'morale', n: 1 },
    ],
  },
  {
    deck: 'destination',
    id: 'desolate-moon',
    count: 1,
    distance: 3,
    do: [{ op: 'lose', resource: 'fuel', n: 3 }],
  },
  {
    deck: 'destination',
    id: 'icy-moon',
    count: 2,
    distance: 1,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      {
        op: 'may',
        by: 'admiral',
        do: [
          {
            op: 'risk',
            rule: 'raptors.risk-success',
            by: 'admiral',
            ship: 'raptor',
            n: 1,
            need: 3,
            loss: [{ op: 'destroy', what: 'raptor', n: 1, rule: 'raptors.risk-failure' }],
            reward: [{ op: 'gain', resource: 'food', n: 1 }],
          },
        ],
      },
    ],
  },
  {
    deck: 'destination',
    id: 'ragnar-anchorage',
    count: 1,
    distance: 1,
    do: [
      { op: 'repair', what: 'vipers', by: 'admiral', n: 3, destroyed: true },
      { op: 'may', by: 'admiral', do: [{ op: 'repair', what: 'raptor' }] },
    ],
  },
  {
    deck: 'destination',
    id: 'remote-planet',
    count: 3,
    distance: 2,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'destroy', what: 'raptor', n: 1 },
    ],
  },
  {
    deck: 'destination',
    id: 'tylium-planet',
    count: 4,
    distance: 1,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      {
        op: 'may',
        by: 'admiral',
        do: [
          {
            op: 'risk',
            rule: 'raptors.risk-success',
            by: 'admiral',
            ship: 'raptor',
            n: 1,
            need: 3,
            loss: [{ op: 'destroy', what: 'raptor', n: 1, rule: 'raptors.risk-failure' }],
            reward: [{ op: 'gain', resource: 'fuel', n: 2 }],
          },
        ],
      },
    ],
  },
] satisfies readonly DestinationCard[];
