/** What only Daybreak asks. */
import type { AskOne, AskSome, AskYesNo, Prompt } from '#engine/model/choice.ts';
import type { ScoutedPile, Sector, Skill } from '#engine/model/vocabulary.ts';

declare module '#engine/model/choice.ts' {
  interface DiscardTopics {
    mutiny: object;
  }
  interface Prompts {
    motive: AskOne;
    /** Cards out of a skill deck that lies open. */
    /** Of the Mutiny cards looked at: which one goes to whoever draws, or is played. */
    'mutiny-card': AskOne;
    'quorum-limit': AskSome;
    /** Which of the cards looked at goes back next. */
    'scouted-card': AskOne<ScoutedPile>;
    /** Skill cards for another player. */
    give: AskSome;
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
  'mutiny-card',
  'give',
  'quorum-limit',
  'scouted-card',
  'search',
  'order',
  'share',
  'sink',
  'stay',
] as const satisfies readonly Prompt[];
