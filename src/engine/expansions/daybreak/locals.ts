/** What the instructions of Daybreak may keep in a frame. */
import type { LocalChecks } from '../../save/locals.ts';
import { count, list } from '../../save/shape.ts';
import type { DaybreakLocals } from './words.ts';

export const daybreakLocals = (): LocalChecks<DaybreakLocals> => ({
  'draw-mutiny': { left: list(count) },
  'hold-back': { left: list(count), staying: list(count) },
});
