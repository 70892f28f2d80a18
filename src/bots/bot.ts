import type { Library } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import type { View } from '#engine/view/view.ts';
import type { Conduct } from './conduct/conduct.ts';

/** What a player goes by besides the question: what its seat may see, and a seed for what it leaves to luck. */
export interface Sight {
  readonly lib: Library;
  readonly seed: number;
  /** Made when asked for: not every player looks. */
  readonly view: () => View;
  /** What everybody remembers of the game so far; a player who is not told it goes by the cards alone. */
  readonly conduct?: Conduct;
}

/** A player: told what is asked, it answers. */
export type Bot = (choice: Choice, sight: Sight) => Answer;

export const botNames = ['random', 'novelty', 'reasonable'] as const;
export type BotName = (typeof botNames)[number];
