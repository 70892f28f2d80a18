/** Space on a phone: the broadsides above and below, bow and stern at the sides of Galactica, drawn as an outline. */
import type { Sector } from '#engine/model/vocabulary.ts';
import type { SectorShape } from './sectors.ts';
import { type Box, outline, type Point } from './shape.ts';

/** How high the rows are: the broadsides to starboard, bow and stern, the broadsides to port. */
export interface Rows {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
}

/** As high as they are where no sector is crowded. */
export const usualRows: Rows = { top: 122, middle: 148, bottom: 122 };

export interface NarrowSpace {
  readonly space: Box;
  readonly hull: Box;
  readonly sectors: { readonly [sector in Sector]: SectorShape };
}

/** In which row a sector lies. */
export const rowOf: { readonly [sector in Sector]: keyof Rows } = {
  'starboard-bow': 'top',
  'starboard-stern': 'top',
  bow: 'middle',
  stern: 'middle',
  'port-bow': 'bottom',
  'port-stern': 'bottom',
};

const p = (x: number, y: number): Point => ({ x, y });
const cut = 22;
const w = 340;
const middle = w / 2;
/** How wide bow and stern are. */
const side = 94;
/** What a name takes of the height of its sector, with the margin around the ships. */
export const besideShips = 32;

export function narrowSpace(rows: Rows): NarrowSpace {
  const h = rows.top + rows.middle + rows.bottom;
  const top = rows.top;
  const foot = h - rows.bottom;

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
  function sector(x: number, y: number, right: number, to: number, atFoot = false): SectorShape {
    const box = { x, y, w: right - x, h: to - y };
    const isLeft = x === 0;
    const inset = y === top ? 10 : 18;
    const shape: SectorShape = {
      outline: outline([...corner(x, y), ...corner(right, y), ...corner(right, to), ...corner(x, to)]),
      box,
      field: { x: x + 7, y: y + (atFoot ? 6 : 26), w: box.w - 14, h: box.h - besideShips },
      name: {
        x: isLeft ? inset : right - inset,
        y: atFoot ? to - 9 : y + 19,
        anchor: isLeft ? 'start' : 'end',
      },
      mark: p(right === w && y === 0 ? w - cut : right - 3, y + 3),
    };
    return atFoot ? { ...shape, launch: p(isLeft ? right - 12 : x + 12, to - 32) } : shape;
  }

  return {
    space: { x: 0, y: 0, w, h },
    hull: { x: side + 4, y: top + (rows.middle - 140) / 2, w: w - 2 * side - 8, h: 140 },
    sectors: {
      'starboard-bow': sector(0, 0, middle, top),
      'starboard-stern': sector(middle, 0, w, top),
      bow: sector(0, top, side, foot),
      stern: sector(w - side, top, w, foot),
      'port-bow': sector(0, foot, middle, h, true),
      'port-stern': sector(middle, foot, w, h, true),
    },
  };
}
