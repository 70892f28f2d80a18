/** Space on a phone: the broadsides above and below, bow and stern at the sides of Galactica, drawn as an outline. */
import type { Sector } from '../../engine/model/vocabulary.ts';
import type { SectorShape } from './sectors.ts';
import { type Box, outline, type Point } from './shape.ts';

export const narrowSpace: Box = { x: 0, y: 0, w: 340, h: 392 };
export const narrowHull: Box = { x: 98, y: 126, w: 144, h: 140 };

const p = (x: number, y: number): Point => ({ x, y });
const cut = 22;
const { w, h } = narrowSpace;
const middle = w / 2;
/** How far the broadsides come down and up, and how wide bow and stern are. */
const top = 122;
const bottom = h - top;
const side = 94;

const corners = ({ x, y, w: width, h: height }: Box) =>
  outline([p(x, y), p(x + width, y), p(x + width, y + height), p(x, y + height)]);

export const narrowSectors: { readonly [sector in Sector]: SectorShape } = {
  'starboard-bow': {
    outline: outline([p(cut, 0), p(middle, 0), p(middle, top), p(0, top), p(0, cut)]),
    box: { x: 0, y: 0, w: middle, h: top },
    field: { x: 8, y: 26, w: middle - 14, h: top - 32 },
    name: { x: 18, y: 18, anchor: 'start' },
    mark: p(middle - 3, 3),
  },
  'starboard-stern': {
    outline: outline([p(middle, 0), p(w - cut, 0), p(w, cut), p(w, top), p(middle, top)]),
    box: { x: middle, y: 0, w: middle, h: top },
    field: { x: middle + 6, y: 26, w: middle - 14, h: top - 32 },
    name: { x: w - 18, y: 18, anchor: 'end' },
    mark: p(w - cut, 3),
  },
  bow: {
    outline: corners({ x: 0, y: top, w: side, h: bottom - top }),
    box: { x: 0, y: top, w: side, h: bottom - top },
    field: { x: 6, y: top + 26, w: side - 12, h: bottom - top - 32 },
    name: { x: 10, y: top + 19, anchor: 'start' },
    mark: p(side - 3, top + 3),
  },
  stern: {
    outline: corners({ x: w - side, y: top, w: side, h: bottom - top }),
    box: { x: w - side, y: top, w: side, h: bottom - top },
    field: { x: w - side + 6, y: top + 26, w: side - 12, h: bottom - top - 32 },
    name: { x: w - 10, y: top + 19, anchor: 'end' },
    mark: p(w - 3, top + 3),
  },
  'port-bow': {
    outline: outline([p(0, bottom), p(middle, bottom), p(middle, h), p(cut, h), p(0, h - cut)]),
    box: { x: 0, y: bottom, w: middle, h: top },
    field: { x: 8, y: bottom + 6, w: middle - 14, h: top - 32 },
    name: { x: 18, y: h - 9, anchor: 'start' },
    mark: p(middle - 3, bottom + 3),
    launch: p(middle - 12, h - 32),
  },
  'port-stern': {
    outline: outline([p(middle, bottom), p(w, bottom), p(w, h - cut), p(w - cut, h), p(middle, h)]),
    box: { x: middle, y: bottom, w: middle, h: top },
    field: { x: middle + 6, y: bottom + 6, w: middle - 14, h: top - 32 },
    name: { x: w - 18, y: h - 9, anchor: 'end' },
    mark: p(w - 3, bottom + 3),
    launch: p(middle + 12, h - 32),
  },
};
