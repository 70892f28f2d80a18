/** The benches of the base game that the engine plays by deeds, each laid out on the table of a whole game. */

import { library } from '#books/always.ts';
import { compile, compileLaidOut, type Library, sample } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import { activations, cylonShipTable } from '#engine/tools/cylonShips.ts';
import { damageProcedures } from '#engine/tools/damage.ts';
import type { Settle } from '#engine/tools/deeds.ts';
import { flightProcedures } from '#engine/tools/flight.ts';
import { withJumpIcon } from '#engine/tools/journey.ts';

import { attackBench } from '../../attackBench.ts';
import { begin, type Course, stateOf } from '../../bench/course.ts';
import type { Starts } from '../../bench/deedBench.ts';
import type { Lay } from '../../bench/lay.ts';
import { damageBench, damageStarts } from '../../damageBench.ts';
import { positionOf } from '../../fleet/fleet.ts';
import { fleetBook } from '../../fleet/fleetBook.ts';
import { parseFleet } from '../../fleet/makeFleet.ts';
import { fleetBench, fleetStage } from '../../fleetBench.ts';
import { flightBench, flightStarts } from '../../flightBench.ts';
import { jumpBench } from '../../jumpBench.ts';
import { wholeTable } from './wholeTable.ts';

type CourseIn = (state: string) => Course | undefined;

const whole = wholeTable(library);
const laidWhole = (starts: Starts): Starts =>
  Object.fromEntries(Object.entries(starts).map(([name, bare]) => [name, whole(bare)]));

/** The base game, and what a bench has besides. */
const libraryWith = (more: (book: Book) => Book): Library => compile(library.sources.map(more));

/** Nobody plays a card into what a bench shows. */
const nothingMore: Settle = ({ shape }) => (shape === 'react' ? 'pass' : undefined);

/** What is dealt on the way is no part of the journey. */
const dealt: Settle = choice =>
  isDealt(choice) ? sample(choice, () => 0) : choice.shape === 'react' ? 'pass' : undefined;
const isDealt = ({ prompt, about }: Choice): boolean =>
  prompt === 'draw-card' && about !== 'destination' && about !== 'civilians';

/**
 * Ships are watched while they act: until all is told they lie as they were told last, and nobody is asked. Where that is
 * the end of the game, the end is opened.
 */
const fleet =
  (name: 'raiders' | 'boarding'): CourseIn =>
  text => {
    const start = { fleet: { space: {}, centurions: [] }, activation: 'raiders' } as const;
    const benchOf = (lib: Library, lay?: Lay) => fleetBench(name, lib, start, activations, lay);
    // What is told beat by beat is told there with these books.
    const state = benchOf(compileLaidOut(library.sources.map(fleetBook))).parse(text);
    if (state?.run === undefined) return state && restingWith(positionOf(library, state.fleet));
    const beat = state.run.beats[state.run.shown - 1];
    const isOver = stateOf(state.run.course).over !== undefined;
    if (beat !== undefined && fleetStage(state) === 'watching' && !isOver) return restingWith(beat.state);
    return benchOf(library, whole).parse(text)?.run?.course;
  };

const restingWith = (state: State): Course => begin(cylonShipTable(library), whole(state));

/** Ships as an address names them: `r2v1c1__r1_c1__` and `011`. */
export function withShips(space: string, centurions: string): Course | undefined {
  const found = parseFleet(library, space, centurions);
  return found && restingWith(positionOf(library, found));
}

type Base = 'attack' | 'raiders' | 'boarding' | 'vipers' | 'damage' | 'jump';

export const ofBase: { readonly [bench in Base]: CourseIn } = {
  attack: text => attackBench(library, whole).parse(text)?.course,
  raiders: fleet('raiders'),
  boarding: fleet('boarding'),
  vipers(text) {
    const lib = libraryWith(book => ({ ...book, procedures: { ...book.procedures, ...flightProcedures } }));
    return flightBench(lib, laidWhole(flightStarts(lib)), nothingMore).parse(text)?.course;
  },
  damage(text) {
    const lib = libraryWith(book => ({ ...book, procedures: { ...book.procedures, ...damageProcedures } }));
    return damageBench(lib, laidWhole(damageStarts(lib)), nothingMore).parse(text)?.course;
  },
  jump: text => jumpBench(libraryWith(withJumpIcon), whole, dealt).parse(text),
};
