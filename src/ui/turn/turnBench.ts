/** The turn overview: a turn step by step and round again, for players in different situations. */
import type { Step } from '#engine/model/vocabulary.ts';
import type { Bench } from '../bench/bench.ts';

export const situations = ['aboard', 'viper', 'sickbay', 'brig', 'hidden', 'revealed'] as const;
export type Situation = (typeof situations)[number];

export interface Moment {
  readonly situation: Situation;
  readonly step: Step;
}

/** All steps of a turn in their order, and which of them a player does not have. */
export interface Ring {
  readonly steps: readonly Step[];
  readonly skipped: { readonly [situation in Situation]?: readonly Step[] };
}

export type TurnMove =
  | { readonly type: 'next' }
  | { readonly type: 'go'; readonly step: Step }
  | { readonly type: 'be'; readonly situation: Situation };

/** The rulebook counts six steps; the end of the turn is not one of them (turn.six-steps). */
export function countedSteps({ steps }: Ring): readonly Step[] {
  return steps.filter(step => step !== 'end');
}

export function isSkipped({ skipped }: Ring, { situation, step }: Moment): boolean {
  return skipped[situation]?.includes(step) ?? false;
}

export function turnBench(ring: Ring): Bench<Moment, TurnMove> {
  const { steps } = ring;
  const [first = 'skills'] = steps;
  /** After the last step comes the first again: the next player's turn. */
  const turned = (moment: Moment, by: 1 | -1): Moment => ({
    ...moment,
    step: steps[(steps.indexOf(moment.step) + by + steps.length) % steps.length] ?? first,
  });
  return {
    name: 'turn',
    start: { situation: situations[0], step: first },
    stages: ['taken', 'skipped'],
    stageOf: moment => (isSkipped(ring, moment) ? 'skipped' : 'taken'),
    steps: () => [{ type: 'next' }],
    settings: () => [
      ...steps.map(step => ({ type: 'go', step }) as const),
      ...situations.map(situation => ({ type: 'be', situation }) as const),
    ],
    answer(moment, move) {
      switch (move.type) {
        case 'next':
          return turned(moment, 1);
        case 'go':
          return { ...moment, step: move.step };
        case 'be':
          return { ...moment, situation: move.situation };
      }
    },
    before: moment => turned(moment, -1),
    make: ({ situation, step }) => `${situation}.${step}`,
    parse(text) {
      const [who, what, ...more] = text.split('.');
      const situation = situations.find(one => one === who);
      const step = steps.find(one => one === what);
      if (situation === undefined || step === undefined || more.length > 0) return undefined;
      return { situation, step };
    },
  };
}
