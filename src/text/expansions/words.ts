/** The words of the books that are told here: a describer that lacks does not compile. Other books bring their own. */
import type { DaybreakCardOps, DaybreakEvents, DaybreakTests } from '#books/daybreak/engine/words.ts';
import type { LeaderEvents, LeaderTests } from '#books/leaders/engine/words.ts';
import type { PegasusCardOps, PegasusEvents, PegasusTests } from '#books/pegasus/engine/words.ts';
import type { CoreTests } from '#engine/model/cond.ts';
import type { CoreCardOps } from '#engine/model/effect.ts';
import type { CoreEvents } from '#engine/model/event.ts';

export type ToldOp = keyof CoreCardOps | keyof PegasusCardOps | keyof DaybreakCardOps;
export type ToldTest = keyof CoreTests | keyof LeaderTests | keyof PegasusTests | keyof DaybreakTests;
export type ToldEvent = keyof CoreEvents | keyof LeaderEvents | keyof PegasusEvents | keyof DaybreakEvents;
