import type { Book } from '#engine/model/card.ts';
import { departure, journeyLibrary, journeyTable, jumpRisk, prepare } from '#engine/tools/journey.ts';
import type { Seated } from '#engine/tools/table.ts';
import { begin, say, stopOf } from '#ui/bench/course.ts';

/** What an early jump costs in population from each space of the track, by face of the die, as the engine rolls it. */
export function jumpRisks(book: Book, admiral: Seated): readonly (readonly number[])[] {
  const lib = journeyLibrary(book);
  const table = journeyTable(lib);
  let course = begin(table, departure(lib, admiral));
  return lib.components.jumpTrack.map(({ zone }) => {
    if (zone === 'auto') return [];
    const risk = jumpRisk(table, stopOf(course), 'population');
    course = say(table, course, prepare) ?? course;
    return risk;
  });
}
