import type { Book } from '../../engine/model/card.ts';
import { begin, say, stopOf } from '../../machines/bench/course.ts';
import { admiral, jumpRisk, journeyLibrary, journeyTable, prepare } from '../../machines/jumpBench.ts';
import { departure } from '../../engine/tools/journey.ts';
import { journeyBook } from '../benches/journeyBook.ts';

/** What an early jump costs in population from each space of the track, by face of the die, as the engine rolls it. */
export function jumpRisks(book: Book): readonly (readonly number[])[] {
  const lib = journeyLibrary(journeyBook(book));
  const table = journeyTable(lib);
  let course = begin(table, departure(lib, admiral));
  return lib.components.jumpTrack.map(({ zone }) => {
    if (zone === 'auto') return [];
    const risk = jumpRisk(table, stopOf(course), 'population');
    course = say(table, course, prepare) ?? course;
    return risk;
  });
}
