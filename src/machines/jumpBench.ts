/** The jump bench: the fleet marker, early jumps and their risk, two destinations, and what the distance sets off. */
import { type Library, optionsOf } from '../engine/index.ts';
import { departure, isDraw, journeyTable } from '../engine/tools/journey.ts';
import type { Bench } from './bench/bench.ts';
import {
  begin,
  type Course,
  courseStages,
  makeWords,
  parseWords,
  type Say,
  say,
  sayAll,
  saysAt,
  stageOfCourse,
  stopOf,
  unsay,
} from './bench/course.ts';

export { optionsOf, viewOf } from '../engine/index.ts';
export { journeyLibrary, journeyTable, jumpEarly, jumpRisk, prepare } from '../engine/tools/journey.ts';

/** Who stands at FTL Control and is Admiral. */
export const admiral = { id: 'adama', character: 'william-adama' } as const;

export function jumpBench(lib: Library): Bench<Course, Say> {
  const table = journeyTable(lib);
  const start = begin(table, departure(lib, admiral));
  return {
    name: 'jump',
    start,
    stages: courseStages,
    stageOf: stageOfCourse,
    steps: saysAt,
    answer: (course, { word }) => say(table, course, word),
    drawn(course, below) {
      const stop = stopOf(course);
      if (!isDraw(stop) || stop.asked === undefined) return undefined;
      const cards = optionsOf(stop.asked).flatMap(({ id, count = 1 }) => Array<string>(count).fill(id));
      return { type: 'say', word: cards[below(cards.length)] ?? '' };
    },
    before: lastDecision,
    make: makeWords,
    parse(text) {
      const course = sayAll(table, start, parseWords(text));
      return course === undefined || isDraw(stopOf(course)) ? undefined : course;
    },
  };
}

/** Back to where the reader last did or decided something. */
function lastDecision(course: Course): Course | undefined {
  const before = unsay(course);
  return before !== undefined && isDraw(stopOf(before)) ? lastDecision(before) : before;
}

/** What has come of the last thing that the reader did, the cards drawn for it included. */
export function eventsSince(course: Course) {
  const from = lastDecision(course)?.said.length ?? 0;
  return course.said.slice(from).map(({ stop }) => stop);
}
