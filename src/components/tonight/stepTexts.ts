import type { Language } from '#i18n/languages.ts';
import { type Situation, situations } from '#machines/turnBench.ts';
import type { StepsTold, StepTexts } from '#widgets/tonight/stepTold.ts';
import { benchTexts } from '../benches/benchTexts.ts';
import { turnFaces } from '../benches/turnFaces.ts';
import { tonightTexts } from './tonightTexts.ts';

/** What happens in each step of a turn, in a sentence or two. */
export async function stepsTold(language: Language): Promise<StepsTold> {
  const { turn } = benchTexts(language);
  const faces = await turnFaces(language, turn);
  const { crisis, activate, jump } = turn.told;
  return {
    texts: Object.fromEntries(
      situations.map(situation => [
        situation,
        Object.fromEntries(Object.entries(faces[situation]).map(([step, { text }]) => [step, text])),
      ]),
    ) as { readonly [situation in Situation]: StepTexts },
    deck: { crisis, activate, jump },
    revealedWithBooks: tonightTexts(language).revealedWithBooks,
  };
}
