/** The jump bench: the fleet marker, early jumps and their risk, two destinations, and what the distance sets off. */
import type { Library } from '#engine/index.ts';
import { isDraw, type Settle } from '#engine/tools/deeds.ts';
import { departure, journeyTable } from '#engine/tools/journey.ts';
import type { Seated } from '#engine/tools/table.ts';
import type { Bench } from '#ui/bench/bench.ts';
import {
  begin,
  type Course,
  courseStages,
  drawnAt,
  lastDecision,
  makeWords,
  parseWords,
  type Say,
  say,
  sayAll,
  saysAt,
  stageOfCourse,
  stopOf,
} from '#ui/bench/course.ts';
import { asItIs, type Lay } from '../kit/lay.ts';

export { optionsOf, viewOf } from '#engine/index.ts';
export { journeyLibrary, journeyTable, jumpEarly, jumpRisk, prepare } from '#engine/tools/journey.ts';

export function jumpBench(
  lib: Library,
  /** Who stands at FTL Control. */
  admiral: Seated,
  lay: Lay = asItIs,
  settle?: Settle,
): Bench<Course, Say> {
  const table = { ...journeyTable(lib), ...(settle ? { settle } : {}) };
  const start = begin(table, lay(departure(lib, admiral)));
  return {
    name: 'jump',
    start,
    stages: courseStages,
    stageOf: stageOfCourse,
    steps: saysAt,
    answer: (course, { word }) => say(table, course, word),
    drawn: drawnAt,
    before: lastDecision,
    make: makeWords,
    parse(text) {
      const course = sayAll(table, start, parseWords(text));
      return course === undefined || isDraw(stopOf(course)) ? undefined : course;
    },
  };
}
