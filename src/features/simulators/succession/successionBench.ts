/** The succession bench: who plays, what happens to each player, and where the two titles go. */
import type { Library } from '#engine/index.ts';
import type { CharacterId, Seat } from '#engine/model/vocabulary.ts';
import { castOf, officesAtStart, officeTable } from '#engine/tools/succession.ts';
import type { Bench } from '#ui/bench/bench.ts';
import {
  begin,
  type Course,
  makeWords,
  parseWords,
  type Say,
  say,
  sayAll,
  saysAt,
  unsay,
} from '#ui/bench/course.ts';
import { asItIs, type Lay } from '../kit/lay.ts';
import {
  areDifferent,
  isSeatingMove,
  makeCharacters,
  parseCharacters,
  reseated,
  type Seating,
  type SeatingMove,
  seatingMoves,
} from '../kit/seating.ts';

export {
  type Claim,
  fates,
  type Lines,
  linesIn,
  makeWord,
  officeLibrary,
  officeTable,
  parseWord,
} from '#engine/tools/succession.ts';

export { reseated } from '../kit/seating.ts';

/** Without Cylon Leaders. */
const seats = { fewest: 3, most: 6 } as const;

export const officeSeating = (lib: Library): Seating => ({
  cast: castOf(lib),
  may: characters =>
    characters.length >= seats.fewest && characters.length <= seats.most && areDifferent(lib, characters),
});

export interface SuccessionState {
  readonly characters: readonly CharacterId[];
  /** Everything that has happened. */
  readonly course: Course;
  /** Whose fate is being decided. */
  readonly seat: Seat;
}

export type SuccessionMove = SeatingMove | Say | { readonly type: 'choose'; readonly seat: Seat };

export function successionBench(
  lib: Library,
  start: readonly CharacterId[],
  name = 'succession',
  lay: Lay = asItIs,
): Bench<SuccessionState, SuccessionMove> {
  const table = officeTable(lib);
  const seating = officeSeating(lib);
  const seated = (characters: readonly CharacterId[], seat: Seat): SuccessionState => ({
    characters,
    course: begin(table, lay(officesAtStart(lib, characters))),
    seat: Math.min(seat, characters.length - 1),
  });
  const withCourse = (state: SuccessionState, course: Course | undefined) => course && { ...state, course };
  const isSeating = ({ course }: SuccessionState) => course.said.length === 0;
  return {
    name,
    start: seated(start, 0),
    stages: ['seating', 'playing'],
    stageOf: state => (isSeating(state) ? 'seating' : 'playing'),
    steps: ({ course }) => saysAt(course),
    settings: state => [
      ...state.characters.map((_, seat) => ({ type: 'choose', seat }) as const),
      ...(isSeating(state) ? seatingMoves(seating, state.characters) : []),
    ],
    answer(state, move) {
      if (move.type === 'say') return withCourse(state, say(table, state.course, move.word));
      if (move.type === 'choose')
        return move.seat in state.characters ? { ...state, seat: move.seat } : undefined;
      // Places can be set only before the first step.
      if (!isSeating(state) || !isSeatingMove(move)) return undefined;
      const characters = reseated(seating, state.characters, move);
      return characters && seated(characters, state.seat);
    },
    before: state => withCourse(state, unsay(state.course)),
    make: ({ characters, course, seat }) => [makeCharacters(characters), makeWords(course), seat].join('.'),
    parse(text) {
      const [names = '', said = '', at = '', ...more] = text.split('.');
      const characters = parseCharacters(seating, names);
      if (characters === undefined || more.length > 0 || !/^[0-5]$/.test(at)) return undefined;
      if (Number(at) >= characters.length) return undefined;
      const state = seated(characters, Number(at));
      return withCourse(state, sayAll(table, state.course, parseWords(said)));
    },
  };
}
