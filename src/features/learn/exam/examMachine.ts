/** The exam: one question after the other, harder after right answers and easier after wrong ones. */
import { assign, setup } from 'xstate';

export interface ExamAnswer {
  readonly option: string;
  readonly right: boolean;
  readonly level: number;
}

export interface ExamContext {
  /** How many questions there are; none before they are laid out. */
  readonly length: number;
  readonly level: number;
  readonly answers: readonly ExamAnswer[];
}

export type ExamEvent =
  | { readonly type: 'begin' | 'fail' | 'next' | 'leave' }
  | { readonly type: 'laid'; readonly length: number }
  | { readonly type: 'answer'; readonly option: string; readonly right: boolean };

const hardest = 3;

export const examMachine = setup({
  types: { context: {} as ExamContext, events: {} as ExamEvent },
  guards: {
    hasQuestions: ({ event }) => event.type === 'laid' && event.length > 0,
    hasNext: ({ context }) => context.answers.length < context.length,
  },
  actions: {
    clear: assign({ length: 0, level: 1, answers: [] }),
    lay: assign(({ event }) => (event.type === 'laid' ? { length: event.length } : {})),
    note: assign(({ context, event }) => {
      if (event.type !== 'answer') return {};
      const { option, right } = event;
      const { level, answers } = context;
      return { answers: [...answers, { option, right, level }] };
    }),
    // With the next question, so that the one in hand stays as it was asked.
    adapt: assign(({ context: { level, answers } }) => ({
      level: answers.at(-1)?.right === true ? Math.min(hardest, level + 1) : Math.max(1, level - 1),
    })),
  },
}).createMachine({
  id: 'exam',
  context: { length: 0, level: 1, answers: [] },
  initial: 'door',
  states: {
    door: { on: { begin: { target: 'laying', actions: 'clear' } } },
    laying: {
      on: {
        laid: { guard: 'hasQuestions', target: 'asking', actions: 'lay' },
        fail: 'failed',
        leave: 'door',
      },
    },
    failed: { on: { begin: { target: 'laying', actions: 'clear' }, leave: 'door' } },
    asking: { on: { answer: { target: 'answered', actions: 'note' }, leave: 'door' } },
    answered: {
      on: {
        next: [{ guard: 'hasNext', target: 'asking', actions: 'adapt' }, { target: 'done' }],
        leave: 'door',
      },
    },
    done: { on: { begin: { target: 'laying', actions: 'clear' }, leave: 'door' } },
  },
});
