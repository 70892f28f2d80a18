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

/** Corners of the board are cut off. */
function corner(x: number, y: number): readonly Point[] {
  const isCorner = (x === 0 || x === w) && (y === 0 || y === h);
  if (!isCorner) return [p(x, y)];
  const along = p(x === 0 ? cut : w - cut, y);
  const down = p(x, y === 0 ? cut : h - cut);
  // Clockwise.
  return (x === 0) === (y === 0) ? [down, along] : [along, down];
}

/** A sector that reaches so far; its name stands at the outer edge, at the foot where the ships are above it. */
function sector(x: number, y: number, right: number, foot: number, atFoot = false): SectorShape {
  const box = { x, y, w: right - x, h: foot - y };
  const isLeft = x === 0;
  const inset = y === top ? 10 : 18;
  const shape: SectorShape = {
    outline: outline([...corner(x, y), ...corner(right, y), ...corner(right, foot), ...corner(x, foot)]),
    box,
    field: { x: x + 7, y: y + (atFoot ? 6 : 26), w: box.w - 14, h: box.h - 32 },
    name: {
      x: isLeft ? inset : right - inset,
      y: atFoot ? foot - 9 : y + 19,
      anchor: isLeft ? 'start' : 'end',
    },
    mark: p(right === w && y === 0 ? w - cut : right - 3, y + 3),
  };
  return atFoot ? { ...shape, launch: p(isLeft ? right - 12 : x + 12, foot - 32) } : shape;
}

export const narrowSectors: { readonly [sector in Sector]: SectorShape } = {
  'starboard-bow': sector(0, 0, middle, top),
  'starboard-stern': sector(middle, 0, w, top),
  bow: sector(0, top, side, bottom),
  stern: sector(w - side, top, w, bottom),
  'port-bow': sector(0, bottom, middle, h, true),
  'port-stern': sector(middle, bottom, w, h, true),
};
