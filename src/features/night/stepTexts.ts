import type { Language } from '#i18n/languages.ts';
import { benchTexts } from '#ui/bench/benchTexts.ts';
import { type Situation, situations } from '#ui/turn/turnBench.ts';
import { turnFaces } from '#ui/turn/turnFaces.ts';
import type { StepsTold, StepTexts } from './stepTold.ts';
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
