/**
 * The board where a game is played on a phone: the ships with their people in a strip, so that the hand and the question
 * have room below it. Places have their signs and short names, people their emblems. A unit is about a pixel.
 */
import type { Sector } from '#engine/model/vocabulary.ts';
import { type BoardSpaces, boardRows } from './boardRows.ts';
import type { Plan } from './plan.ts';
import { deckOf } from './rooms.ts';
import type { SectorShape } from './sectors.ts';
import { type Box, outline, type Point } from './shape.ts';

const width = 360;
const between = 4;
const roomGap = 3;
const margin = { left: 5, right: 5, y: 4 };
const room = { w: 48, h: 58 };
const strip = 54;
const side = 47;
const ship: Box = { x: side, y: strip, w: width - 2 * side, h: 2 * room.h + roomGap + 10 };
const h = 2 * strip + ship.h;
const sky: Box = { x: 0, y: 0, w: width, h };

export function stripPlan(boards: BoardSpaces): Plan {
  const { rows, lines, roomWidthOn, boardWidth, foldOf } = boardRows(boards, {
    width,
    between,
    roomGap,
    margin,
    broadest: 56,
    least: 44,
  });
  const spacesOn = new Map(boards);
  const low = room.h - 6;
  const heightOf = (n: number) => n * (low + roomGap) - roomGap + 2 * margin.y;
  return {
    kind: 'wide',
    space: sky,
    sky,
    galactica: ship,
    hull: ship,
    sectors,
    sectorNames: [11.5, 11],
    roomSize: room,
    roomSizeOn: board => (board === 'galactica' ? room : { w: roomWidthOn(board), h: low }),
    roomNames: [11.5, 11],
    isStrip: true,
    emblems: true,
    largest: 1,
    leastScale: 0.5,
    roomAt(board, id, at) {
      if (board !== 'galactica') {
        const { inLine } = foldOf(spacesOn.get(board) ?? 1);
        return {
          x: margin.left + (at % inLine) * (roomWidthOn(board) + roomGap),
          y: margin.y + Math.floor(at / inLine) * (low + roomGap),
        };
      }
      const { deck, room: n } = deckOf(id, at);
      return { x: ship.x + 7 + n * (room.w + roomGap), y: ship.y + 5 + deck * (room.h + roomGap) };
    },
    rowBox: (spaces, board) => ({
      x: 0,
      y: 0,
      w: boardWidth(board, spaces),
      h: heightOf(foldOf(spaces).lines),
    }),
    shareOf: board => boardWidth(board, spacesOn.get(board) ?? 0) / width,
    shape: width / (h + lines * (low + roomGap) + rows * (2 * margin.y + between)),
  };
}

const p = (x: number, y: number): Point => ({ x, y });
const cut = 16;
const middle = width / 2;
const right = width - side;
const foot = h - strip;

/** A broadside; it begins behind the bow and ends before the stern. */
function broadside(x: number, y: number, launch?: Point): SectorShape {
  const box: Box = { x, y, w: middle - side + 14, h: strip };
  return {
    outline: outline([p(x, y), p(x + box.w, y), p(x + box.w, y + strip), p(x, y + strip)]),
    box,
    field: { x: x + 6, y: y + 4, w: box.w - 12, h: strip - 8 },
    name: {
      x: x === middle ? x + box.w - 8 : x + 8,
      y: y + strip / 2 + 4,
      anchor: x === middle ? 'end' : 'start',
    },
    mark: p(x + box.w - 3, y + 2),
    ...(launch && { launch }),
  };
}

const end = (x: number, corners: readonly Point[], anchor: 'start' | 'end'): SectorShape => ({
  outline: outline(corners),
  box: { x, y: 0, w: side, h },
  field: { x: anchor === 'start' ? 3 : x + 10, y: strip - 24, w: side - 13, h: h - 2 * strip + 48 },
  name: { x: anchor === 'start' ? 4 : width - 4, y: h / 2 + 4, anchor },
  mark: p(x + side - 6, 18),
});

const inner = side - 14;
const sectors: { readonly [sector in Sector]: SectorShape } = {
  bow: end(
    0,
    [
      p(inner, 0),
      p(inner, strip),
      p(side, strip),
      p(side, foot),
      p(inner, foot),
      p(inner, h),
      p(cut, h),
      p(0, h - cut),
      p(0, cut),
      p(cut, 0),
    ],
    'start',
  ),
  'starboard-bow': broadside(inner, 0),
  'starboard-stern': broadside(middle, 0),
  stern: end(
    right,
    [
      p(width - inner, 0),
      p(width - cut, 0),
      p(width, cut),
      p(width, h - cut),
      p(width - cut, h),
      p(width - inner, h),
      p(width - inner, foot),
      p(right, foot),
      p(right, strip),
      p(width - inner, strip),
    ],
    'end',
  ),
  'port-stern': broadside(middle, foot, p(middle + 10, h - 9)),
  'port-bow': broadside(inner, foot, p(middle - 10, h - 9)),
};
