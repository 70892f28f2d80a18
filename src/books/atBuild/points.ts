/** The timing points of all books: where pages are built. */

import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import type { TimingPoint } from '#engine/timing/points.ts';

const { points, reactions, triggers, blocks } = await libraryOf(books);

const opened = new Set(
  [...blocks.values()].flatMap(({ lines }) =>
    lines.flatMap(({ op }) => (op.op === 'window' ? [op.point] : [])),
  ),
);

/** One that no book opens and at which no card acts says nothing to readers. */
const isServed = (point: TimingPoint): boolean =>
  opened.has(point) || reactions[point].length + triggers[point].length > 0;

export const timingPoints = new Map([...points].filter(([point]) => isServed(point)));
