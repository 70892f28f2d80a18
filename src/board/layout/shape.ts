/** Sizes are in units of the drawing; one unit is about a pixel where the board is 1100 pixels wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** An outline through these points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** A box with its corner at the upper right cut off: the mark of the house. */
export function cutBox({ x, y, w, h }: Box, cut: number): string {
  return `M${x} ${y}h${w - cut}l${cut} ${cut}v${h - cut}h${-w}z`;
}

export function viewBox({ x, y, w, h }: Box): string {
  return `${x} ${y} ${w} ${h}`;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  const right = Math.max(...boxes.map(box => box.x + box.w));
  const bottom = Math.max(...boxes.map(box => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Drawings need no finer places, and shorter numbers make lighter pages. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
