/** The turn ring: somebody’s turn, step by step and round again; which steps he does not have is known beforehand. */
import { assign, setup } from 'xstate';
import type { Step } from '../engine/model/vocabulary.ts';

export const situations = ['aboard', 'viper', 'sickbay', 'brig', 'hidden', 'revealed'] as const;
export type Situation = (typeof situations)[number];

export interface Moment {
  readonly situation: Situation;
  readonly step: Step;
}

/** All steps of a turn in their order, and which of them somebody does not have. */
export interface Ring {
  readonly steps: readonly Step[];
  readonly skipped: { readonly [situation in Situation]?: readonly Step[] };
}

type Context = Moment & { readonly ring: Ring };
type Events =
  | { readonly type: 'next' | 'back' }
  | { readonly type: 'go'; readonly step: Step }
  | { readonly type: 'be'; readonly situation: Situation }
  | { readonly type: 'restore'; readonly moment: Moment };

export function firstMoment({ steps: [first = 'skills'] }: Ring): Moment {
  return { situation: 'aboard', step: first };
}

export function isSkipped({ skipped }: Ring, situation: Situation, step: Step): boolean {
  return skipped[situation]?.includes(step) ?? false;
}

/** After the last step comes the first again: the next player begins. */
function turned({ ring: { steps }, step }: Context, by: 1 | -1): Step {
  return steps[(steps.indexOf(step) + by + steps.length) % steps.length] ?? step;
}

export const turnMachine = setup({
  types: { context: {} as Context, events: {} as Events, input: {} as { readonly ring: Ring } },
  guards: {
    skipped: ({ context: { ring, situation, step } }) => isSkipped(ring, situation, step),
  },
}).createMachine({
  context: ({ input: { ring } }) => ({ ...firstMoment(ring), ring }),
  initial: 'looking',
  on: {
    next: { target: '.looking', actions: assign({ step: ({ context }) => turned(context, 1) }) },
    back: { target: '.looking', actions: assign({ step: ({ context }) => turned(context, -1) }) },
    go: { target: '.looking', actions: assign({ step: ({ event }) => event.step }) },
    be: { target: '.looking', actions: assign({ situation: ({ event }) => event.situation }) },
    restore: { target: '.looking', actions: assign(({ event }) => event.moment) },
  },
  states: {
    looking: { always: [{ guard: 'skipped', target: 'skipped' }, { target: 'taken' }] },
    taken: {},
    /** His turn has no such step, and that is worth knowing too. */
    skipped: {},
  },
});

export function makeMoment({ situation, step }: Moment): string {
  return `${situation}.${step}`;
}

/** Undefined when the text names no moment of a turn. */
export function parseMoment({ steps }: Ring, text: string): Moment | undefined {
  const [who, what, ...more] = text.split('.');
  const situation = situations.find(one => one === who);
  const step = steps.find(one => one === what);
  return situation === undefined || step === undefined || more.length > 0 ? undefined : { situation, step };
}
