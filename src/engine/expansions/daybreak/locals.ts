/** What the instructions of Daybreak may keep in a frame. */
import type { Library } from '../../library/library.ts';
import { skills } from '../../model/vocabulary.ts';
import type { LocalChecks } from '../../save/locals.ts';
import { count, list, oneOf } from '../../save/shape.ts';
import type { DaybreakLocals } from './words.ts';

export const daybreakLocals = (lib: Library): LocalChecks<DaybreakLocals> => ({
  'draw-mutiny': { left: list(count) },
  'hold-back': { left: list(count), staying: list(count) },
  'take-away': { count },
  'search-deck': { skill: oneOf(skills) },
  'order-crises': { ordered: list(oneOf(lib.crises)) },
  'sink-quorum': { count },
});
