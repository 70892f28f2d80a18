/** A bench on which deeds follow one another: something is begun, what the engine asks is answered, and back again. */
import { assign, setup } from 'xstate';
import type { Library } from '../../engine/index.ts';
import type { State } from '../../engine/model/state.ts';
import { type Deeds, type DeedTable, nextStop, restingStop, type Stop } from '../../engine/tools/deeds.ts';

export interface Starts {
  readonly [name: string]: State;
}

/** What a bench is about. */
export interface DeedBench {
  readonly table: DeedTable;
  /** The positions that it can begin with. */
  readonly starts: Starts;
  readonly usual: string;
}

/** The first start is the usual one. */
export function makeBench(lib: Library, deeds: Deeds, starts: Starts): DeedBench {
  const [first] = Object.entries(starts);
  if (first === undefined) throw new Error('A bench must have something to begin with.');
  return { table: { lib, deeds, turn: first[1].stack }, starts, usual: first[0] };
}

/** A word that was said, and where it led. */
interface Said {
  readonly word: string;
  readonly stop: Stop;
}

export interface Course {
  readonly start: string;
  readonly begun: Stop;
  readonly said: readonly Said[];
}

/** An address is to stay an address. */
const longest = 120;

/** Undefined when there is no start of that name. */
export function begin({ table, starts }: DeedBench, start: string): Course | undefined {
  const state = Object.hasOwn(starts, start) ? starts[start] : undefined;
  return state === undefined ? undefined : { start, begun: restingStop(table, state), said: [] };
}

export function beginning(bench: DeedBench): Course {
  const course = begin(bench, bench.usual);
  if (course === undefined) throw new Error('The usual start is none.');
  return course;
}

export function stopOf({ begun, said }: Course): Stop {
  return said.at(-1)?.stop ?? begun;
}

/** Undefined when the word could not be said there. */
export function said({ table }: DeedBench, course: Course, word: string): Course | undefined {
  if (course.said.length >= longest) return undefined;
  const stop = nextStop(table, stopOf(course), word);
  return stop === undefined ? undefined : { ...course, said: [...course.said, { word, stop }] };
}

/** `full~command~launch:port-bow` */
export function makeCourse({ start, said: words }: Course): string {
  return [start, ...words.map(({ word }) => word)].join('~');
}

/** Undefined when the text names no start, or words that could not be said one after the other. */
export function parseCourse(bench: DeedBench, text: string): Course | undefined {
  const [start = '', ...words] = text.split('~');
  return words.reduce<Course | undefined>(
    (course, word) => course && said(bench, course, word),
    begin(bench, start),
  );
}

export interface Context {
  readonly bench: DeedBench;
  readonly course: Course;
}

type Events =
  | { readonly type: 'say'; readonly word: string }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly course: Course };

export const deedMachine = setup({
  types: { context: {} as Context, events: {} as Events, input: {} as { readonly bench: DeedBench } },
  guards: {
    over: ({ context }) => stopOf(context.course).game.state.over !== undefined,
    asked: ({ context }) => stopOf(context.course).asked !== undefined,
    possible: ({ context, event }) =>
      event.type === 'say' && said(context.bench, context.course, event.word) !== undefined,
    'on the way': ({ context }) => context.course.said.length > 0,
  },
  actions: {
    step: assign(({ context, event }) => {
      const course = event.type === 'say' ? said(context.bench, context.course, event.word) : undefined;
      return course === undefined ? {} : { course };
    }),
  },
}).createMachine({
  context: ({ input: { bench } }) => ({ bench, course: beginning(bench) }),
  initial: 'looking',
  on: {
    restore: { target: '.looking', actions: assign(({ event }) => ({ course: event.course })) },
    back: {
      guard: 'on the way',
      target: '.looking',
      actions: assign(({ context: { course } }) => ({
        course: { ...course, said: course.said.slice(0, -1) },
      })),
    },
  },
  states: {
    looking: {
      always: [{ guard: 'over', target: 'over' }, { guard: 'asked', target: 'asked' }, { target: 'resting' }],
    },
    resting: { on: { say: { guard: 'possible', target: 'looking', actions: 'step' } } },
    asked: { on: { say: { guard: 'possible', target: 'looking', actions: 'step' } } },
    over: {},
  },
});
