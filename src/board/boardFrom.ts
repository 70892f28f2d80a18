/** The board of a figure: only what it is about is given, everything else lies empty. */
import type { Sector } from '#engine/model/vocabulary.ts';
import type { BoardModel, Position, Print, Ship } from './model.ts';
import { inOrder } from './order.ts';

export type PartialPosition = Partial<Omit<Position, 'ships' | 'piles'>> & {
  readonly ships?: { readonly [sector in Sector]?: readonly Ship[] };
  readonly piles?: Partial<Position['piles']>;
};

export function boardFrom(print: Print, given: PartialPosition): BoardModel {
  const none = { size: 0, discard: 0 };
  const piles = Object.fromEntries(print.piles.map(name => [name, given.piles?.[name] ?? none]));
  return {
    damaged: [],
    players: [],
    titles: { president: undefined, admiral: undefined },
    current: undefined,
    nukes: 0,
    resources: { fuel: 0, food: 0, morale: 0, population: 0 },
    jumpTrack: 0,
    travelled: [],
    boarding: [],
    reserves: { vipers: 0, raptors: 0 },
    damagedVipers: 0,
    destroyed: { vipers: 0, raptors: 0, civilians: [] },
    ...given,
    print,
    piles: piles as BoardModel['piles'],
    ships: {
      bow: inOrder(given.ships?.bow ?? []),
      'starboard-bow': inOrder(given.ships?.['starboard-bow'] ?? []),
      'starboard-stern': inOrder(given.ships?.['starboard-stern'] ?? []),
      stern: inOrder(given.ships?.stern ?? []),
      'port-stern': inOrder(given.ships?.['port-stern'] ?? []),
      'port-bow': inOrder(given.ships?.['port-bow'] ?? []),
    },
  };
}
