import type { CivilianShip } from '#engine/model/card.ts';

export const civilianShips = [
  { id: 'civilian-empty', count: 2, loss: {} },
  { id: 'civilian-population-1', count: 6, loss: { population: 1 } },
  { id: 'civilian-population-2', count: 2, loss: { population: 2 } },
  { id: 'civilian-population-fuel', count: 1, loss: { population: 1, fuel: 1 } },
  { id: 'civilian-population-morale', count: 1, loss: { population: 1, morale: 1 } },
] satisfies readonly CivilianShip[];
