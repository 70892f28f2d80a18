/** A bench on which deeds follow one another, from one of several positions. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type Deeds, isDraw, type Settle } from '#engine/tools/deeds.ts';
import type { Below, Bench } from '#ui/bench/bench.ts';
import {
  begin,
  type Course,
  courseStages,
  drawnAt,
  lastDecision,
  makeWords,
  type Say,
  say,
  sayAll,
  saysAt,
  stageOfCourse,
  stopOf,
  unsay,
} from '#ui/bench/course.ts';

/** Positions to begin with, by name; the first is the usual one. They come with the page, laid out already. */
export interface Starts {
  readonly [name: string]: State;
}

export interface DeedState {
  readonly start: string;
  readonly course: Course;
}

export type DeedMove = Say | { readonly type: 'start'; readonly start: string };

export function deedBench(
  name: string,
  lib: Library,
  deeds: Deeds,
  starts: Starts,
  /** Whether chance draws cards by itself and nothing need be given; otherwise the reader says which card, and gives one. */
  draws = false,
  settle?: Settle,
): Bench<DeedState, DeedMove> {
  const [first] = Object.entries(starts);
  if (first === undefined) throw new Error(`The bench ${name} has no position to begin with.`);
  const table = { lib, deeds, turn: first[1].stack, mayGiveNone: draws, ...(settle ? { settle } : {}) };
  const startWith = (start: string): DeedState | undefined => {
    const state = Object.hasOwn(starts, start) ? starts[start] : undefined;
    return state && { start, course: begin(table, state) };
  };
  const withCourse = (start: string, course: Course | undefined): DeedState | undefined =>
    course && { start, course };
  return {
    name,
    start: { start: first[0], course: begin(table, first[1]) },
    stages: courseStages,
    stageOf: ({ course }) => stageOfCourse(course),
    steps: ({ course }) => saysAt(course),
    settings: ({ course }) =>
      course.said.length > 0 ? [] : Object.keys(starts).map(start => ({ type: 'start', start }) as const),
    answer: ({ start, course }, move) =>
      move.type === 'start' ? startWith(move.start) : withCourse(start, say(table, course, move.word)),
    before: ({ start, course }) => withCourse(start, draws ? lastDecision(course) : unsay(course)),
    ...(draws
      ? { drawn: ({ course }: DeedState, below: Below): DeedMove | undefined => drawnAt(course, below) }
      : {}),
    make: ({ start, course }) => (course.said.length === 0 ? start : `${start}~${makeWords(course)}`),
    parse(text) {
      const [start = '', ...words] = text.split('~');
      const begun = startWith(start);
      const course = begun && sayAll(table, begun.course, words);
      // A draw is never a place to stop at.
      return course && draws && isDraw(stopOf(course)) ? undefined : withCourse(start, course);
    },
  };
}
