import type { DestinationCard } from '#engine/model/card.ts';

export const destinationCards = [
  {
    deck: 'destination',
    id: 'binary-star',
    count: 1,
    distance: 2,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'place', ships: { bow: { civilian: 1 }, stern: { civilian: 1 } } },
    ],
  },
  {
    deck: 'destination',
    id: 'a-civilian-convoy',
    count: 1,
    distance: 3,
    do: [
      { op: 'lose', resource: 'fuel', n: 3 },
      { op: 'gain', resource: 'population', n: 1 },
      {
        op: 'may',
        by: 'admiral',
        do: [
          { op: 'lose', resource: 'morale', n: 1 },
          { op: 'gain', resource: 'fuel', n: 1 },
        ],
      },
    ],
  },
  {
    deck: 'destination',
    id: 'gas-cloud',
    count: 1,
    distance: 1,
    do: [
      {
        op: 'may',
        by: 'admiral',
        rule: 'pegasus.clarifications.gas-cloud',
        do: [{ op: 'look', by: 'admiral', at: 'crisis', n: 3, then: 'arrange' }],
      },
    ],
  },
  {
    deck: 'destination',
    id: 'mining-asteroid',
    count: 1,
    distance: 2,
    do: [
      { op: 'lose', resource: 'fuel', n: 1 },
      { op: 'repair', what: 'vipers', by: 'admiral', n: 2 },
      { op: 'resolve-crisis-card', card: 'scar' },
    ],
  },
  {
    deck: 'destination',
    id: 'misjump',
    count: 1,
    distance: 0,
    do: [
      { op: 'destroy', what: 'civilian', n: 1, rule: 'pegasus.civilian-ships.draw-from-supply' },
      { op: 'replace-destination' },
    ],
  },
] satisfies readonly DestinationCard[];
