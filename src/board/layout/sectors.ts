/**
 * Space around Galactica: six sectors, the bow to the left, as the players at the table see it. Each has an outline,
 * a field in which its ships stand, and a corner for its name.
 */
import type { Sector } from '#engine/model/vocabulary.ts';
import { type Box, outline, type Point } from './shape.ts';

export const space: Box = { x: 0, y: 0, w: 1160, h: 720 };
/** Galactica with her locations. */
export const hull: Box = { x: 226, y: 218, w: 708, h: 284 };

export interface SectorShape {
  readonly outline: string;
  /** What a figure shows that is about this sector alone. */
  readonly box: Box;
  readonly field: Box;
  readonly name: Point & { readonly anchor: 'start' | 'end' };
  /** Where a change is marked, and where the launch icon is printed. */
  readonly mark: Point;
  readonly launch?: Point;
}

const p = (x: number, y: number): Point => ({ x, y });
const cut = 64;
const middle = space.w / 2;
/** Where the lines between bow or stern and the broadsides meet the edge and the hull. */
const edge = { left: 150, right: 1010, top: 0, bottom: 720 };
const meet = { left: 256, right: 904, top: 204, bottom: 516 };

export const sectorShapes: { readonly [sector in Sector]: SectorShape } = {
  bow: {
    outline: outline([
      p(edge.left, edge.top),
      p(meet.left, meet.top),
      p(meet.left - 46, 284),
      p(179, 360),
      p(meet.left - 46, 436),
      p(meet.left, meet.bottom),
      p(edge.left, edge.bottom),
      p(cut, edge.bottom),
      p(0, edge.bottom - cut),
      p(0, cut),
      p(cut, 0),
    ]),
    box: { x: 0, y: 0, w: 266, h: 720 },
    field: { x: 10, y: 84, w: 166, h: 552 },
    name: { x: 44, y: 52, anchor: 'start' },
    mark: p(134, 8),
  },
  'starboard-bow': {
    outline: outline([
      p(edge.left, edge.top),
      p(middle, edge.top),
      p(middle, meet.top),
      p(meet.left, meet.top),
    ]),
    box: { x: 146, y: 0, w: 440, h: 210 },
    field: { x: 258, y: 48, w: 312, h: 150 },
    name: { x: 182, y: 36, anchor: 'start' },
    mark: p(570, 8),
  },
  'starboard-stern': {
    outline: outline([
      p(middle, edge.top),
      p(edge.right, edge.top),
      p(meet.right, meet.top),
      p(middle, meet.top),
    ]),
    box: { x: 574, y: 0, w: 440, h: 210 },
    field: { x: 590, y: 48, w: 312, h: 150 },
    name: { x: 978, y: 36, anchor: 'end' },
    mark: p(996, 8),
  },
  stern: {
    outline: outline([
      p(edge.right, edge.top),
      p(space.w - cut, 0),
      p(space.w, cut),
      p(space.w, edge.bottom - cut),
      p(space.w - cut, edge.bottom),
      p(edge.right, edge.bottom),
      p(meet.right, meet.bottom),
      p(946, 470),
      p(946, 250),
      p(meet.right, meet.top),
    ]),
    box: { x: 894, y: 0, w: 266, h: 720 },
    field: { x: 968, y: 84, w: 180, h: 552 },
    name: { x: 1116, y: 52, anchor: 'end' },
    mark: p(1092, 8),
  },
  'port-stern': {
    outline: outline([
      p(middle, meet.bottom),
      p(meet.right, meet.bottom),
      p(edge.right, edge.bottom),
      p(middle, edge.bottom),
    ]),
    box: { x: 574, y: 510, w: 440, h: 210 },
    field: { x: 590, y: 522, w: 312, h: 154 },
    name: { x: 978, y: 704, anchor: 'end' },
    mark: p(896, 524),
    launch: p(604, 690),
  },
  'port-bow': {
    outline: outline([
      p(meet.left, meet.bottom),
      p(middle, meet.bottom),
      p(middle, edge.bottom),
      p(edge.left, edge.bottom),
    ]),
    box: { x: 146, y: 510, w: 440, h: 210 },
    field: { x: 258, y: 522, w: 312, h: 154 },
    name: { x: 182, y: 704, anchor: 'start' },
    mark: p(570, 524),
    launch: p(556, 690),
  },
};
