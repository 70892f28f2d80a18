/** What happens in a step of a turn, with the figures and the rules of the books on the table. */
import type { Library } from '#engine/index.ts';
import type { Step } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import { crisisDeck, figuresIn } from '#ui/turn/crisisDeck.ts';
import { isSkipped, type Ring, type Situation } from '#ui/turn/turnBench.ts';

export type StepTexts = { readonly [step in Step]?: string };

export interface StepsTold {
  /** As the base game plays them. */
  readonly texts: { readonly [situation in Situation]: StepTexts };
  /** Steps that are told with figures of the deck, before these are filled in. */
  readonly deck: StepTexts;
  /** Steps that are others for revealed Cylons with any expansion. */
  readonly revealedWithBooks: StepTexts;
}

export function stepTold(
  { texts, deck, revealedWithBooks }: StepsTold,
  { crises, sources, components }: Library,
  ring: Ring,
  situation: Situation,
  step: Step,
): string | undefined {
  const own = situation === 'revealed' && sources.length > 1 ? revealedWithBooks[step] : undefined;
  if (own !== undefined) return fill(own, { n: components.revealedDraw });
  const counted = isSkipped(ring, { situation, step }) ? undefined : deck[step];
  if (counted !== undefined) return fill(counted, figuresIn(crisisDeck(crises.values()), step));
  return texts[situation][step];
}
