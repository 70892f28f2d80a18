/** What the instructions of Daybreak may keep in a frame. */
import type { Library } from '../../library/library.ts';
import { scoutedPiles, sectors } from '../../model/vocabulary.ts';
import type { LocalChecks } from '../../save/locals.ts';
import { count, either, fields, list, oneOf, text, yesOrNo } from '../../save/shape.ts';
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
    goal: either(fields({ flight: oneOf(sectors) }), fields({ walk: oneOf(lib.locations) })),
  },
  'scout-several': { pile: oneOf(scoutedPiles), unsettled: count, settled: count, chosen: text },
});
