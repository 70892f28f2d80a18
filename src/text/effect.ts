import type { Effect } from '#engine/model/effect.ts';
import { tell } from './grammar/realise.ts';
import { planOf, type Setting } from './plan/build.ts';
import type { Voice } from './voice.ts';

/** An effect as sentences: "Draw 2 Politics cards and give this card to another player." */
export function effectSentences(
  voice: Voice,
  effect: Effect,
  setting: Setting = { speaksTo: 'you' },
): string {
  return tell(voice, planOf(voice.facets, effect, setting));
}
