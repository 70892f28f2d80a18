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

/** How high a field of that width must be for boxes at that scale; undefined if one of them is wider than the field. */
export function heightAt(
  boxes: readonly Sized[],
  width: number,
  gap: number,
  scale: number,
): number | undefined {
  const set = inRows(boxes, width / scale, gap);
  return set && heightOf(set, gap) * scale;
}

function rows(boxes: readonly Sized[], field: Sized, gap: number): readonly Point[] | undefined {
  const set = inRows(boxes, field.w, gap);
  if (set === undefined) return undefined;
  const height = heightOf(set, gap);
  if (height > field.h) return undefined;
  let y = (field.h - height) / 2;
  return set.flatMap(row => {
    const high = Math.max(...row.map(({ h }) => h));
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

function inRows(boxes: readonly Sized[], width: number, gap: number): readonly Sized[][] | undefined {
  const set: Sized[][] = [];
  for (const box of boxes) {
    if (box.w > width) return undefined;
    const row = set.at(-1);
    if (row !== undefined && widthOf(row, gap) + gap + box.w <= width) row.push(box);
    else set.push([box]);
  }
  return set;
}

function heightOf(set: readonly (readonly Sized[])[], gap: number): number {
  return set.reduce((sum, row) => sum + Math.max(...row.map(({ h }) => h)) + gap, -gap);
}

function widthOf(row: readonly Sized[], gap: number): number {
  return row.reduce((sum, { w }) => sum + w + gap, -gap);
}
