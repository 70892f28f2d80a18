/** What only Daybreak asks. */
import type { AskOne, AskYesNo, Prompt } from '../../model/choice.ts';
import type { Sector } from '../../model/vocabulary.ts';

declare module '../../model/choice.ts' {
  interface Prompts {
    motive: AskOne;
    /** Where the craft is that could stay. */
    stay: AskYesNo<Sector>;
  }
}

export const daybreakPrompts = ['motive', 'stay'] as const satisfies readonly Prompt[];
