/**
 * The screen on the table: what all can see, kept by the person who presses. It records; what follows by the rules (who
 * takes over a title, which steps a player has) is the engine's. Nothing secret is ever asked.
 */
import type { Library } from '#engine/index.ts';
import { type CardId, type Resource, resources, type Seat, type Step } from '#engine/model/vocabulary.ts';
import { setUpSteps } from '#engine/tools/setUp.ts';
import { type Lines, linesIn, officeLibrary, officeTable } from '#engine/tools/succession.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { begin, type Course, say, saysAt, stateOf, stopOf } from '#ui/bench/course.ts';
import { isSkipped, type Ring } from '#ui/turn/turnBench.ts';
import { isApart, type Night, type Still, stills } from './night.ts';
import { optionsFor, type Plan } from './plan.ts';
import { distanceOf, situationOf } from './situation.ts';
import { makeMove, parseMove, type TableMove } from './tableMoves.ts';

export interface TableState {
  /** Turns of all players, counted from 1. */
  readonly turn: number;
  readonly seat: Seat;
  readonly step: Step;
  readonly resources: { readonly [resource in Resource]: number };
  readonly jumpTrack: number;
  /** Destinations reached, in order. */
  readonly travelled: readonly CardId[];
  /** One number a centurion: its space of the boarding party track. */
  readonly boarding: readonly number[];
  /** Titles, the Brig and reveals. */
  readonly offices: Course;
  /** Those who have crossed over to the other side. */
  readonly across: readonly Seat[];
  /** The place where the fleet has settled. */
  readonly settled: Course | undefined;
  /** Everything that was pressed, and the table before the last press. */
  readonly pressed: readonly string[];
  readonly earlier: TableState | undefined;
}

export interface Evening {
  readonly bench: Bench<TableState, TableMove>;
  readonly lines: (state: TableState) => Lines;
  /** What does nothing now, although the cards and the board say it. */
  readonly still: (state: TableState) => readonly Still[];
}

/** A whole evening is about four hundred presses. */
const mostPresses = 4000;

export function tableBench(lib: Library, nights: readonly Night[], plan: Plan, ring: Ring): Evening {
  const offices = officeTable(officeLibrary(lib.sources));
  const laid = setUpSteps(lib, optionsFor(plan)).at(-1)?.after;
  if (laid === undefined) throw new Error('This table cannot be set up.');
  const settlement = settlementOf(lib, nights, plan);
  const settlesAt = settlement?.at(lib, plan);
  const place = settlement?.tableOf(lib);
  const crossing = nights.find(one => one.crossing !== undefined)?.crossing;
  const [first = 'skills'] = ring.steps;
  const start: TableState = {
    turn: 1,
    seat: 0,
    step: first,
    resources: { ...laid.resources },
    jumpTrack: laid.jumpTrack,
    travelled: [],
    boarding: [],
    offices: begin(offices, laid),
    across: [],
    settled: undefined,
    pressed: [],
    earlier: undefined,
  };
  const answer = (state: TableState, move: TableMove): TableState | undefined => {
    const change = changed(state, move);
    if (change === undefined || state.pressed.length >= mostPresses) return undefined;
    return { ...state, ...change, pressed: [...state.pressed, makeMove(move)], earlier: state };
  };
  const bench: Bench<TableState, TableMove> = {
    name: 'table',
    start,
    stages: ring.steps,
    stageOf: ({ step }) => step,
    steps: movesAt,
    answer,
    before: ({ earlier }) => earlier,
    make: ({ pressed }) => pressed.join('~'),
    parse(text) {
      if (text === '') return start;
      return text.split('~').reduce<TableState | undefined>((state, word) => {
        const move = parseMove(word);
        return state && move && answer(state, move);
      }, start);
    },
  };
  const still = ({ settled: course }: Pick<TableState, 'settled'>): readonly Still[] => {
    if (place === undefined || course === undefined) return [];
    return stills.filter(one => place.standsStill(course, one));
  };
  return { bench, lines: ({ offices: course }) => linesIn(offices, stopOf(course)), still };

  function changed(state: TableState, move: TableMove): Partial<TableState> | undefined {
    const { components } = lib;
    switch (move.type) {
      case 'next':
        return next(ring, state);
      case 'resource': {
        const now = state.resources[move.resource] + move.by;
        if (now < 0 || now > components.maximum) return undefined;
        return { resources: { ...state.resources, [move.resource]: now } };
      }
      case 'track': {
        const to = state.jumpTrack + move.by;
        if (components.jumpTrack[to] === undefined || still(state).includes('marker')) return undefined;
        return { jumpTrack: to, ...reached(state, to) };
      }
      case 'arrive': {
        if (!lib.destinations.has(move.card) || still(state).includes('jumps')) return undefined;
        const travelled = [...state.travelled, move.card];
        // The marker goes back to the start of its track (jump.reset-track).
        return { travelled, jumpTrack: start.jumpTrack, ...arrived(travelled) };
      }
      case 'board':
        return state.boarding.length < components.centurions
          ? { boarding: [...state.boarding, 0] }
          : undefined;
      case 'advance': {
        const space = state.boarding[move.at];
        if (space === undefined || space >= components.boardingTrack) return undefined;
        return { boarding: state.boarding.map((one, at) => (at === move.at ? one + 1 : one)) };
      }
      case 'repel':
        return move.at in state.boarding
          ? { boarding: state.boarding.filter((_, at) => at !== move.at) }
          : undefined;
      case 'cross': {
        const character = stateOf(state.offices).seats[move.seat]?.character;
        if (crossing?.word !== move.by || character === undefined) return undefined;
        if (!crossing.may(lib, character)) return undefined;
        const left = state.across.filter(seat => seat !== move.seat);
        return { across: left.length < state.across.length ? left : [...state.across, move.seat] };
      }
      case 'say': {
        const course = say(offices, state.offices, move.word);
        return course && { offices: course };
      }
      case 'planet': {
        if (place === undefined || state.settled === undefined || move.word === place.byTrack)
          return undefined;
        const course = say(place.table, state.settled, move.word);
        return course && { settled: course };
      }
    }
  }

  /** The destination that goes that far brings the fleet there. */
  function arrived(travelled: readonly CardId[]): Partial<TableState> {
    if (place === undefined || settlesAt === undefined || distanceOf(lib, { travelled }) < settlesAt)
      return {};
    return { settled: place.settle(plan) };
  }

  /** At the end of its track the marker brings about what only it does. */
  function reached({ settled: course }: TableState, space: number): Partial<TableState> {
    if (place === undefined || course === undefined || !place.isDue(course)) return {};
    if (lib.components.jumpTrack[space]?.zone !== 'auto') return {};
    return { settled: say(place.table, course, place.byTrack) };
  }

  function movesAt(state: TableState): readonly TableMove[] {
    const moves: readonly TableMove[] = [
      { type: 'next' },
      ...resources.flatMap(resource =>
        ([1, -1] as const).map(by => ({ type: 'resource', resource, by }) as const),
      ),
      { type: 'track', by: 1 },
      { type: 'track', by: -1 },
      ...[...lib.destinations.keys()].slice(0, 1).map(card => ({ type: 'arrive', card }) as const),
      { type: 'board' },
      ...state.boarding.flatMap((_, at) => [
        { type: 'advance', at } as const,
        { type: 'repel', at } as const,
      ]),
      ...(crossing === undefined
        ? []
        : stateOf(state.offices).seats.map(
            (_, seat) => ({ type: 'cross', by: crossing.word, seat }) as const,
          )),
    ];
    const said = state.settled === undefined ? [] : saysAt(state.settled);
    return [
      ...moves.filter(move => changed(state, move) !== undefined),
      ...saysAt(state.offices),
      ...said.flatMap(({ word }) => (word === place?.byTrack ? [] : [{ type: 'planet', word } as const])),
    ];
  }
}

/** The next step that the current player has; after the last one the next player's first. */
function next(ring: Ring, state: TableState): Partial<TableState> {
  const at = ring.steps.indexOf(state.step);
  const situation = situationOf(state, state.seat);
  const step = ring.steps.find((one, i) => i > at && !isSkipped(ring, { situation, step: one }));
  if (step !== undefined) return { step };
  const seat = (state.seat + 1) % stateOf(state.offices).seats.length;
  return { turn: state.turn + 1, seat, step: ring.steps[0] ?? state.step };
}

/** Whether a player at the table belongs to the other side from the start. */
export function isApartAt(
  lib: Library,
  nights: readonly Night[],
  { offices }: Pick<TableState, 'offices'>,
  seat: Seat,
): boolean {
  const character = stateOf(offices).seats[seat]?.character;
  return character !== undefined && isApart(nights, lib, character);
}

/** Where this objective leads the fleet to settle. */
export const settlementOf = (lib: Library, nights: readonly Night[], plan: Pick<Plan, 'objective'>) =>
  nights.find(({ settlement }) => settlement?.at(lib, plan) !== undefined)?.settlement;
