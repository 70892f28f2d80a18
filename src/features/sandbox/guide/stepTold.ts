import type { View } from '#engine/view/view.ts';
import type { GuideSaid } from './texts.ts';

/** What the step of the turn is about, while others play it. */
export function stepTold(say: GuideSaid, { turn }: View, who: string | undefined): string | undefined {
  if (turn === undefined || turn.step === 'draft' || turn.step === 'setup') return undefined;
  return say(`steps.${turn.step}`, { who });
}
