/** What Daybreak adds to the state for its boards: overlays turned over, the Rebel Basestar, pieces out of the game. */
import type { Side } from '#engine/model/vocabulary.ts';
import { sides } from '#engine/model/vocabulary.ts';
import { count, fields, list, maybe, oneOf } from '#engine/save/shape.ts';
import { defineSlot, type Slot } from '#engine/slots/slot.ts';
import type { Overlay } from './words/boards.ts';
import type { Piece } from './words/ships.ts';

/** How many of each have left the game. */
export type PiecesGone = { [piece in Piece]?: number };

declare module '#engine/model/slots.ts' {
  interface TableSlots {
    /** Overlays that lie on their other side. */
    overlays: { state: Overlay[]; view: readonly Overlay[] };
    /** Whose side it is on, once it has come into play. */
    rebelBasestar: { state: Side; view: Side };
    piecesGone: { state: PiecesGone; view: Readonly<PiecesGone> };
  }
}

const turned = ['colonial-one', 'cylon'] as const satisfies readonly Overlay[];

export const boardSlots: readonly Slot[] = [
  defineSlot({
    on: 'table',
    name: 'overlays',
    check: () => list(oneOf(turned)),
    view: overlays => overlays.slice(),
    fromView: overlays => overlays.slice(),
    notation: {
      keys: {
        'colonial-one-destroyed': { is: 'flag', description: 'The overlay lies on its other side.' },
        'hub-destroyed': { is: 'flag', description: 'The overlay lies on its other side.' },
      },
      // Before anybody is put anywhere: it says which places there are. On New Caprica one has been turned over.
      prepare(_, { slots }, given) {
        const settled = slots.newCaprica !== undefined;
        const lying = turned.filter(
          board => given[sideOf[board]] === true || (settled && board === 'colonial-one'),
        );
        if (lying.length > 0) slots.overlays = lying;
      },
      lay: (_laying, _given, before) => before,
      write: overlays => Object.fromEntries((overlays ?? []).map(board => [sideOf[board], true])),
    },
  }),
  defineSlot({
    on: 'table',
    name: 'rebelBasestar',
    check: () => oneOf(sides),
    view: side => side,
    fromView: side => side,
    notation: {
      keys: {
        'rebel-basestar': { is: 'word', of: sides, description: 'In play, and on whose side.' },
      },
      prepare(_, { slots }, given) {
        const side = sides.find(each => each === given['rebel-basestar']);
        if (side) slots.rebelBasestar = side;
      },
      lay: (_laying, _given, before) => before,
      write: side => (side === undefined ? {} : { 'rebel-basestar': side }),
    },
  }),
  defineSlot({
    on: 'table',
    name: 'piecesGone',
    check: () =>
      fields<PiecesGone>({
        basestar: maybe(count),
        'heavy-raider': maybe(count),
        centurion: maybe(count),
      }),
    view: gone => ({ ...gone }),
    fromView: gone => ({ ...gone }),
    notation: {
      keys: {
        'pieces-gone': {
          is: 'map',
          fields: { basestar: { is: 'count' }, 'heavy-raider': { is: 'count' }, centurion: { is: 'count' } },
          description: 'Pieces that have left the game.',
        },
      },
      lay: (_, given) => given['pieces-gone'] as PiecesGone | undefined,
      write: gone => (gone === undefined ? {} : { 'pieces-gone': gone }),
    },
  }),
];

const sideOf: { readonly [board in Overlay]: string } = {
  'colonial-one': 'colonial-one-destroyed',
  cylon: 'hub-destroyed',
};
