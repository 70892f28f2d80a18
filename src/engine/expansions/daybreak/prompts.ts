/** What only Daybreak asks. */
import type { AskOne, AskSome, AskYesNo, Prompt } from '../../model/choice.ts';
import type { Sector, Skill } from '../../model/vocabulary.ts';

declare module '../../model/choice.ts' {
  interface Prompts {
    motive: AskOne;
    /** Cards out of a skill deck that lies open. */
    search: AskSome<Skill>;
    /** Which Crisis card comes next; the first goes on top. */
    order: AskOne<number>;
    /** Which drawn Quorum card goes to the President. */
    share: AskOne;
    /** Which Quorum card goes under the deck; how many are still to go. */
    sink: AskOne<number>;
    /** Where the craft is that could stay. */
    stay: AskYesNo<Sector>;
  }
}

export const daybreakPrompts = [
  'motive',
  'search',
  'order',
  'share',
  'sink',
  'stay',
] as const satisfies readonly Prompt[];
