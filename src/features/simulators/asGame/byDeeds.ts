/** Benches that lay a few pieces and are played by deeds, each laid out on the table of a whole game. */

import { library } from '#books/always.ts';
import type { SimulatorOf } from '#books/playFacet.ts';
import { compile, compileLaidOut, type Library, sample } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import { activations, cylonShipTable } from '#engine/tools/cylonShips.ts';
import { damageProcedures } from '#engine/tools/damage.ts';
import type { Settle } from '#engine/tools/deeds.ts';
import { flightProcedures } from '#engine/tools/flight.ts';
import { withJumpIcon } from '#engine/tools/journey.ts';
import { begin, type Course, stateOf } from '#ui/bench/course.ts';
import { attackBench } from '../attack/attackBench.ts';
import { damageBench, damageStarts } from '../damage/damageBench.ts';
import { positionOf } from '../fleet/fleet.ts';
import { fleetBench, fleetStage } from '../fleet/fleetBench.ts';
import { fleetBook } from '../fleet/fleetBook.ts';
import { parseFleet } from '../fleet/makeFleet.ts';
import { flightBench, flightStarts } from '../flight/flightBench.ts';
import { jumpBench } from '../jump/jumpBench.ts';
import type { Starts } from '../kit/deedBench.ts';
import type { Lay } from '../kit/lay.ts';
import { wholeTable } from './wholeTable.ts';

const laidWhole = (whole: Lay, starts: Starts): Starts =>
  Object.fromEntries(Object.entries(starts).map(([name, bare]) => [name, whole(bare)]));

/** The books that are always on the table, and what a bench has besides. */
const libraryWith = (more: (book: Book) => Book): Library => compile(library.sources.map(more));

/** Windows are passed: a bench shows its deed without cards played in between. */
const nothingMore: Settle = ({ shape }) => (shape === 'react' ? 'pass' : undefined);

/** What is dealt on the way is no part of the journey. */
const dealt: Settle = choice =>
  isDealt(choice) ? sample(choice, () => 0) : choice.shape === 'react' ? 'pass' : undefined;
const isDealt = ({ prompt, about }: Choice): boolean =>
  prompt === 'draw-card' && about !== 'destination' && about !== 'civilians';

/**
 * Ships are watched while they act: until all is told they lie as they were told last, and no choice is put. Where that is
 * the end of the game, the end is opened.
 */
function fleet({ of, crew, company }: Fleet, text: string): Course | undefined {
  const start = { fleet: { space: {}, centurions: [] }, activation: 'raiders' } as const;
  const whole = wholeTable(library, company);
  const resting = (state: State): Course => begin(cylonShipTable(library), whole(state));
  const benchOf = (lib: Library, lay?: Lay) => fleetBench(of, lib, start, activations, crew, lay);
  // What is told beat by beat is told there with these books.
  const ships = library.sources.map(book => fleetBook(book, crew));
  const state = benchOf(compileLaidOut(ships)).parse(text);
  if (state?.run === undefined) return state && resting(positionOf(library, state.fleet, crew));
  const beat = state.run.beats[state.run.shown - 1];
  const isOver = stateOf(state.run.course).over !== undefined;
  if (beat !== undefined && fleetStage(state) === 'watching' && !isOver) return resting(beat.state);
  return benchOf(library, whole).parse(text)?.run?.course;
}

/** Ships as an address names them: `r2v1c1__r1_c1__` and `011`. */
export function withShips({ crew, company }: Fleet, space: string, centurions: string): Course | undefined {
  const found = parseFleet(library, space, centurions);
  if (found === undefined) return undefined;
  return begin(cylonShipTable(library), wholeTable(library, company)(positionOf(library, found, crew)));
}

type Fleet = SimulatorOf<'raiders' | 'boarding'>;
export type ByDeeds = SimulatorOf<'attack' | 'vipers' | 'damage' | 'jump'> | Fleet;

export function byDeeds(simulator: ByDeeds, text: string): Course | undefined {
  const whole = wholeTable(library, simulator.company);
  switch (simulator.of) {
    case 'attack':
      return attackBench(library, whole).parse(text)?.course;
    case 'raiders':
    case 'boarding':
      return fleet(simulator, text);
    case 'vipers': {
      const { flyers } = simulator;
      const lib = libraryWith(book => ({ ...book, procedures: { ...book.procedures, ...flightProcedures } }));
      const starts = laidWhole(whole, flightStarts(lib, flyers));
      return flightBench(lib, flyers.hand, starts, nothingMore).parse(text)?.course;
    }
    case 'damage': {
      const { crew } = simulator;
      const lib = libraryWith(book => ({ ...book, procedures: { ...book.procedures, ...damageProcedures } }));
      const starts = laidWhole(whole, damageStarts(lib, crew));
      return damageBench(lib, crew.mechanic, starts, nothingMore).parse(text)?.course;
    }
    case 'jump':
      return jumpBench(libraryWith(withJumpIcon), simulator.admiral, whole, dealt).parse(text);
  }
}
