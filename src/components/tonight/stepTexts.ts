import type { Step } from '../../engine/model/vocabulary.ts';
import { type Situation, situations } from '../../machines/turnBench.ts';
import type { TurnFaces } from '../../widgets/TurnBench.tsx';

/** What happens in each step of a turn, in a sentence or two. */
export type StepTexts = { readonly [situation in Situation]: { readonly [step in Step]?: string } };

export function stepTextsOf(faces: TurnFaces): StepTexts {
  const told = situations.map(situation => [
    situation,
    Object.fromEntries(Object.entries(faces[situation]).map(([step, { text }]) => [step, text])),
  ]);
  return Object.fromEntries(told);
}
