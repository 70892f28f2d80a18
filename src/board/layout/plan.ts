/**
 * Where things stand on the two drawings of the board: the wide one, with Galactica's decks in the midst of space, and
 * the narrow one for phones, on which the locations have a place of their own below it and a unit is about a pixel.
 */
import type { Board, LocationId, Sector } from '#engine/model/vocabulary.ts';
import type { Sized } from './flow.ts';
import { narrowSpace, type Rows, usualRows } from './narrow.ts';
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
  readonly roomSize: Sized;
  /** Where rooms of other boards have another size. */
  readonly roomSizeOn?: (board: Board) => Sized;
  /** Of type for what is done at a location, and its sign before the name; left out where only names are told. */
  readonly saysSize?: number;
  /** Places have short names below their signs, sectors with ships none, and people are emblems. */
  readonly isStrip?: boolean;
  /** Where people have no room for their names, they stand there as emblems. */
  readonly emblems?: boolean;
  /** People and pieces are drawn no larger than that. */
  readonly largest?: number;
  readonly roomNames: readonly number[];
  readonly roomAt: (board: Board, id: LocationId, at: number) => Point;
  /** Pieces and people are drawn no smaller than that; where there is no saying how small, they shrink as they must. */
  readonly leastScale?: number;
  /** What share of the width another board takes, where all are drawn on one scale. */
  readonly shareOf?: (board: Board) => number;
  /** How wide such a drawing is for its height. */
  readonly shape?: number;
  /** The drawing of a ship with so many locations. */
  readonly rowBox: (rooms: number, board: Board) => Box;
}

export const roomSizeOn = ({ roomSize: size, roomSizeOn: on }: Plan, board: Board): Sized =>
  on?.(board) ?? size;

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

const decksGap = 12;
const roomsGap = { x: 8, y: 6 };
const roomsOfGalactica = 10;
const usualRoom = 72;

/** The drawing for phones; where it is crowded, its rows and its rooms are higher, so that nothing gets too small. */
export function narrowPlan(rows: Rows, roomHeight = usualRoom): Plan {
  const { space: sky, hull: ship, sectors } = narrowSpace(rows);
  const size = { w: sky.w / 2 - roomsGap.x / 2, h: roomHeight };
  const pitch = { x: size.w + roomsGap.x, y: size.h + roomsGap.y };
  const decksBelow = sky.h + decksGap;
  const rowsHeight = (rooms: number) => Math.ceil(rooms / 2) * pitch.y;
  return {
    kind: 'narrow',
    space: { ...sky, h: decksBelow + rowsHeight(roomsOfGalactica) },
    sky,
    galactica: { x: 0, y: decksBelow - 2, w: sky.w, h: rowsHeight(roomsOfGalactica) },
    hull: ship,
    sectors,
    sectorNames: [13, 12, 11, 10],
    roomSize: size,
    roomNames: [14, 13, 12, 11, 10],
    leastScale: 0.75,
    roomAt: (board, _, at) => ({
      x: (at % 2) * pitch.x,
      y: Math.floor(at / 2) * pitch.y + (board === 'galactica' ? decksBelow : 2),
    }),
    rowBox: rooms => ({ x: 0, y: 0, w: sky.w, h: rowsHeight(rooms) }),
  };
}

export const narrow: Plan = narrowPlan(usualRows);
