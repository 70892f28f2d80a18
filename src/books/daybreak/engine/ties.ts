/** What of Daybreak ends with a character who leaves the game: cards are drawn and handed on by players. */
import type { LocalTies } from '#engine/model/ties.ts';
import type { DaybreakLocals } from './words.ts';

export const daybreakTies: LocalTies<DaybreakLocals> = {
  'draw-mutiny': { left: 'player' },
  'draw-first-mutinies': { left: 'player' },
  'hand-on-surplus': { left: 'player' },
};
