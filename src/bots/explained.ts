/** What a player goes by: its side, and what each option was worth to it. */
import type { Answer, Choice } from '#engine/model/choice.ts';
import type { Side } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import type { Conduct } from './conduct/conduct.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reckoned, Watch } from './reasonable/outlook.ts';
import { reasonable } from './reasonable.ts';

export interface Explained {
  readonly answer: Answer;
  readonly side: Side;
  /** A Cylon who still passes for a human. */
  readonly hidden: boolean;
  /** The best first; nothing where it goes by something else than worth. */
  readonly weighed: readonly { readonly option: string; readonly worth: number }[];
  /** How it sees the check to which it may add cards, if it wants that passed. */
  readonly reckoned: Reckoned | undefined;
}

/** The same view, question and seed make the same decision again; this time with what was weighed. */
export function explained(
  knowledge: Knowledge,
  view: View,
  choice: Choice,
  seed: number,
  conduct?: Conduct,
): Explained {
  const weighed = new Map<string, number>();
  let stance: Pick<Explained, 'side' | 'hidden'> = { side: 'humans', hidden: false };
  let reckoned: Reckoned | undefined;
  const watch: Watch = {
    stands: (side, hidden) => {
      stance = { side, hidden };
    },
    weighs: (option, worth) => weighed.set(option, worth),
    reckons: check => {
      reckoned = check;
    },
  };
  const answer = reasonable(knowledge, view, choice, seed, { watch, conduct });
  const options = [...weighed].map(([option, worth]) => ({ option, worth }));
  return { ...stance, answer, weighed: options.toSorted((a, b) => b.worth - a.worth), reckoned };
}
