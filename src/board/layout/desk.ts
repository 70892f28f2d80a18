/**
 * The board where a game is played on a desk: space as low as its ships allow, and the boards beside her in rows below,
 * all on one scale. A unit is a pixel where the board is 1060 pixels wide, as on a laptop.
 */
import type { Board, LocationId, Sector } from '#engine/model/vocabulary.ts';
import { type BoardSpaces, boardRows } from './boardRows.ts';
import type { Plan } from './plan.ts';
import { deckOf } from './rooms.ts';
import type { SectorShape } from './sectors.ts';
import { type Box, outline, type Point } from './shape.ts';

const width = 1060;
const between = 8;
const roomGap = 6;
/** The name of a board stands upright at its left, or its edge does. */
const margin = { left: 22, right: 14, y: 7 };

export function deskPlan(boards: BoardSpaces): Plan {
  const { rows, lines, roomWidthOn, boardWidth, foldOf } = boardRows(boards, {
    width,
    between,
    roomGap,
    margin,
    broadest: 127,
    least: 88,
  });
  const isLow = lines > 1;
  const room = { w: 118, h: isLow ? 80 : 92 };
  const deckGap = 8;
  const ship: Box = { x: 168, y: isLow ? 84 : 112, w: 690, h: 2 * room.h + deckGap + 22 };
  const h = 2 * ship.y + ship.h;
  const heightOf = (n: number) => n * (room.h + roomGap) - roomGap + 2 * margin.y;
  const spacesOn = new Map(boards);
  const inRow = (board: Board, at: number): Point => {
    const { inLine } = foldOf(spacesOn.get(board) ?? 1);
    return {
      x: margin.left + (at % inLine) * (roomWidthOn(board) + roomGap),
      y: margin.y + Math.floor(at / inLine) * (room.h + roomGap),
    };
  };
  const sky: Box = { x: 0, y: 0, w: width, h };
  return {
    kind: 'wide',
    space: sky,
    sky,
    galactica: ship,
    hull: ship,
    sectors: sectorsAround(ship, h),
    sectorNames: [14, 13, 12.5],
    roomSize: room,
    roomSizeOn: board => ({ w: board === 'galactica' ? room.w : roomWidthOn(board), h: room.h }),
    roomNames: [13.5, 12.5],
    saysSize: 12.5,
    emblems: true,
    largest: 1,
    roomAt: (board, id, at) =>
      board === 'galactica' ? inShip(ship, room, deckGap, id, at) : inRow(board, at),
    rowBox: (spaces, board) => ({
      x: 0,
      y: 0,
      w: boardWidth(board, spaces),
      h: heightOf(foldOf(spaces).lines),
    }),
    shareOf: board => boardWidth(board, spacesOn.get(board) ?? 0) / width,
    shape: width / (h + lines * (room.h + roomGap) + rows * (2 * margin.y + between)),
  };
}

function inShip(
  ship: Box,
  room: { w: number; h: number },
  deckGap: number,
  id: LocationId,
  at: number,
): Point {
  const { deck, room: n } = deckOf(id, at);
  return { x: ship.x + 52 + n * (room.w + roomGap), y: ship.y + 11 + deck * (room.h + deckGap) };
}

const p = (x: number, y: number): Point => ({ x, y });
const cut = 40;

function sectorsAround(ship: Box, h: number): { readonly [sector in Sector]: SectorShape } {
  const left = 110;
  const right = width - 110;
  const middle = width / 2;
  const meet = {
    left: ship.x + 40,
    right: ship.x + ship.w - 14,
    top: ship.y - 8,
    bottom: ship.y + ship.h + 8,
  };
  const nose = p(ship.x - 12, h / 2);
  /** Beside a name at the outer edge. */
  const beside = 168;
  const strip = ship.y - 14;
  const top = (x: number): Box => ({ x, y: 8, w: middle - 12 - left - beside, h: strip - 4 });
  const foot = (x: number): Box => ({ x, y: meet.bottom + 4, w: middle - 12 - left - beside, h: strip - 2 });
  return {
    bow: {
      outline: outline([
        p(left, 0),
        p(meet.left, meet.top),
        nose,
        p(meet.left, meet.bottom),
        p(left, h),
        p(cut, h),
        p(0, h - cut),
        p(0, cut),
        p(cut, 0),
      ]),
      box: { x: 0, y: 0, w: ship.x, h },
      field: { x: 8, y: 44, w: 146, h: h - 88 },
      name: { x: 30, y: 28, anchor: 'start' },
      mark: p(left - 12, 4),
    },
    'starboard-bow': {
      outline: outline([p(left, 0), p(middle, 0), p(middle, meet.top), p(meet.left, meet.top)]),
      box: { x: left, y: 0, w: middle - left, h: meet.top },
      field: top(left + beside),
      name: { x: left + 22, y: 24, anchor: 'start' },
      mark: p(middle - 4, 4),
    },
    'starboard-stern': {
      outline: outline([p(middle, 0), p(right, 0), p(meet.right, meet.top), p(middle, meet.top)]),
      box: { x: middle, y: 0, w: right - middle, h: meet.top },
      field: top(middle + 12),
      name: { x: right - 22, y: 24, anchor: 'end' },
      mark: p(right - 10, 4),
    },
    stern: {
      outline: outline([
        p(right, 0),
        p(width - cut, 0),
        p(width, cut),
        p(width, h - cut),
        p(width - cut, h),
        p(right, h),
        p(meet.right, meet.bottom),
        p(meet.right + 26, ship.y + ship.h - 20),
        p(meet.right + 26, ship.y + 20),
        p(meet.right, meet.top),
      ]),
      box: { x: ship.x + ship.w, y: 0, w: width - ship.x - ship.w, h },
      field: { x: ship.x + ship.w + 22, y: 44, w: width - ship.x - ship.w - 32, h: h - 88 },
      name: { x: width - 30, y: 28, anchor: 'end' },
      mark: p(width - cut - 4, 4),
    },
    'port-stern': {
      outline: outline([p(middle, meet.bottom), p(meet.right, meet.bottom), p(right, h), p(middle, h)]),
      box: { x: middle, y: meet.bottom, w: right - middle, h: h - meet.bottom },
      field: foot(middle + 12),
      name: { x: right - 22, y: h - 12, anchor: 'end' },
      mark: p(right - 10, meet.bottom + 4),
      launch: p(middle + 16, h - 16),
    },
    'port-bow': {
      outline: outline([p(meet.left, meet.bottom), p(middle, meet.bottom), p(middle, h), p(left, h)]),
      box: { x: left, y: meet.bottom, w: middle - left, h: h - meet.bottom },
      field: foot(left + beside),
      name: { x: left + 22, y: h - 12, anchor: 'start' },
      mark: p(middle - 4, meet.bottom + 4),
      launch: p(middle - 16, h - 16),
    },
  };
}
