/**
 * Where things stand on the two drawings of the board: the wide one, with Galactica's decks in the midst of space, and
 * the narrow one for phones, on which the locations have a place of their own below it and a unit is about a pixel.
 */
import type { Board, LocationId, Sector } from '../../engine/model/vocabulary.ts';
import { narrowHull, narrowSectors, narrowSpace } from './narrow.ts';
import { nameSizes, roomAt, roomSize, rowBox } from './rooms.ts';
import { hull, type SectorShape, sectorShapes, space } from './sectors.ts';
import type { Box, Point } from './shape.ts';

export interface Plan {
  readonly kind: 'wide' | 'narrow';
  readonly space: Box;
  /** Space alone, with Galactica as an outline. */
  readonly sky: Box;
  /** Galactica's locations alone. */
  readonly galactica: Box;
  readonly hull: Box;
  readonly sectors: { readonly [sector in Sector]: SectorShape };
  readonly sectorNames: readonly number[] | undefined;
  readonly roomSize: { readonly w: number; readonly h: number };
  readonly roomNames: readonly number[];
  readonly roomAt: (board: Board, id: LocationId, at: number) => Point;
  /** The drawing of a ship with so many locations. */
  readonly rowBox: (rooms: number) => Box;
}

export const wide: Plan = {
  kind: 'wide',
  space,
  sky: space,
  galactica: { x: hull.x - 40, y: hull.y - 4, w: hull.w + 66, h: hull.h + 8 },
  hull,
  sectors: sectorShapes,
  sectorNames: undefined,
  roomSize,
  roomNames: nameSizes,
  roomAt,
  rowBox,
};

const room = { w: narrowSpace.w / 2 - 4, h: 72 };
const pitch = { x: room.w + 8, y: room.h + 6 };
const decksBelow = narrowSpace.h + 12;
const rowsHeight = (rooms: number) => Math.ceil(rooms / 2) * pitch.y;
const roomsOfGalactica = 10;

export const narrow: Plan = {
  kind: 'narrow',
  space: { ...narrowSpace, h: decksBelow + rowsHeight(roomsOfGalactica) },
  sky: narrowSpace,
  galactica: { x: 0, y: decksBelow - 2, w: narrowSpace.w, h: rowsHeight(roomsOfGalactica) },
  hull: narrowHull,
  sectors: narrowSectors,
  sectorNames: [13, 12, 11, 10],
  roomSize: room,
  roomNames: [14, 13, 12, 11, 10],
  roomAt: (board, _, at) => ({
    x: (at % 2) * pitch.x,
    y: Math.floor(at / 2) * pitch.y + (board === 'galactica' ? decksBelow : 2),
  }),
  rowBox: rooms => ({ x: 0, y: 0, w: narrowSpace.w, h: rowsHeight(rooms) }),
};
