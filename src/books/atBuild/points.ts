/** The timing points of all books: where pages are built. */
import { type PointInfo, pointsOf, type TimingPoint } from '#engine/timing/points.ts';
import { booksNamed } from '../libraries.ts';
import { books } from '../registry.ts';

export const timingPoints: ReadonlyMap<TimingPoint, PointInfo> = pointsOf(await booksNamed(books));
