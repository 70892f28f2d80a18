/** What the instructions of Daybreak may keep in a frame. */
import type { Library } from '#engine/library/library.ts';
import { goal, type LocalChecks } from '#engine/save/locals.ts';
import { count, list, oneOf, text, yesOrNo } from '#engine/save/shape.ts';
import type { DaybreakLocals } from './words.ts';

export const daybreakLocals = (lib: Library): LocalChecks<DaybreakLocals> => ({
  'draw-mutiny': { left: list(count) },
  'turn-up-treachery': { turned: list(text), spoken: count },
  'hold-back': { left: list(count), staying: list(count) },
  'take-away': { count },
  'search-deck': { skill: oneOf(lib.skills) },
  'order-crises': { ordered: list(oneOf(lib.crises)) },
  'share-quorum': { count },
  'sink-quorum': { count },
  'draw-first-mutinies': { left: list(count) },
  'deal-mutiny': { then: oneOf(['mutiny-drawn', 'mutiny-spared']) },
  'draw-and-keep': { drawn: list(text) },
  'exchange-civilian': { looked: yesOrNo },
  'hand-on-surplus': { left: list(count) },
  'pass-on-loyalty': { passed: yesOrNo },
  'turn-up-mutineer': { passed: yesOrNo },
  'pay-super-crisis': {
    goal: goal(lib),
  },
  'scout-several': { pile: oneOf(lib.scouted), unsettled: count, settled: count, chosen: text },
});
