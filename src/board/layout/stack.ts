/** How the ships of a stack stand: in rows of five at most, so that sixteen can be counted, with their number above. */
import type { ShipKind } from '#engine/model/vocabulary.ts';
import type { Stack } from '../stacks.ts';
import type { Point } from './shape.ts';

export const shipSizes: { readonly [kind in ShipKind]: { readonly w: number; readonly h: number } } = {
  basestar: { w: 84, h: 58 },
  'heavy-raider': { w: 46, h: 38 },
  raider: { w: 31, h: 30 },
  viper: { w: 34, h: 34 },
  civilian: { w: 50, h: 44 },
};
const inRow = 5;
/** Up to here the eye counts by itself. */
const uncounted = 3;
const numberHeight = 22;
const pilotHeight = 26;
const damageHeight = 24;

export interface StackLayout {
  readonly w: number;
  readonly h: number;
  /** The middle of each ship. */
  readonly ships: readonly Point[];
  /** Where its number stands, for a stack that needs one. */
  readonly number: Point | undefined;
  /** The line below the ship: pilot, damage. */
  readonly below: number;
}

/** `most` is the width that it may take; a narrow field has rows of fewer. */
export function stackLayout({ kind, ships }: Stack, belowWidth: number, most = Infinity): StackLayout {
  const { w, h } = shipSizes[kind];
  const perRow = Math.max(1, Math.min(inRow, Math.floor(most / w)));
  const columns = Math.min(ships.length, perRow);
  const width = Math.max(columns * w, belowWidth);
  const above = ships.length > uncounted ? numberHeight : 0;
  const rows = Math.ceil(ships.length / perRow) * h;
  const left = (width - columns * w) / 2;
  return {
    w: width,
    h: above + rows + (belowWidth === 0 ? 0 : kind === 'basestar' ? damageHeight : pilotHeight),
    ships: ships.map((_, at) => ({
      x: left + ((at % perRow) + 0.5) * w,
      y: above + (Math.floor(at / perRow) + 0.5) * h,
    })),
    number: above === 0 ? undefined : { x: width / 2, y: 15 },
    below: above + rows,
  };
}
