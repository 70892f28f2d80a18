/** Sets boxes into a field: rows from the left, each centred, all of them smaller when they would not fit. */
import type { Box, Point } from './shape.ts';

export interface Sized {
  readonly w: number;
  readonly h: number;
}

export interface Flow {
  readonly scale: number;
  /** The corner of each box, in the order given, from the corner of the field and before scaling. */
  readonly corners: readonly Point[];
}

const smallest = 0.15;

export function flow(boxes: readonly Sized[], field: Box, gap: number, largest = 1): Flow {
  for (let scale = largest; scale >= smallest; scale -= 0.05) {
    const corners = rows(boxes, { w: field.w / scale, h: field.h / scale }, gap);
    if (corners !== undefined) return { scale: Math.round(scale * 100) / 100, corners };
  }
  throw new Error(`${boxes.length} pieces do not fit into ${field.w} by ${field.h}.`);
}

function rows(boxes: readonly Sized[], field: Sized, gap: number): readonly Point[] | undefined {
  const set: Sized[][] = [];
  for (const box of boxes) {
    if (box.w > field.w) return undefined;
    const row = set.at(-1);
    if (row !== undefined && widthOf(row, gap) + gap + box.w <= field.w) row.push(box);
    else set.push([box]);
  }
  const heights = set.map(row => Math.max(...row.map(({ h }) => h)));
  const height = heights.reduce((sum, h) => sum + h + gap, -gap);
  if (height > field.h) return undefined;
  let y = (field.h - height) / 2;
  return set.flatMap((row, at) => {
    const high = heights[at] ?? 0;
    let x = (field.w - widthOf(row, gap)) / 2;
    const corners = row.map(({ w, h }) => {
      const corner = { x, y: y + (high - h) / 2 };
      x += w + gap;
      return corner;
    });
    y += high + gap;
    return corners;
  });
}

function widthOf(row: readonly Sized[], gap: number): number {
  return row.reduce((sum, { w }) => sum + w + gap, -gap);
}
