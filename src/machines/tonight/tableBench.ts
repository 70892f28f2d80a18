/**
 * The screen on the table: what everybody can see, kept by whoever presses. It records; what follows by the rules (who
 * takes over a title, which steps somebody has) is the engine's. Nothing secret is ever asked.
 */
import type { Library } from '../../engine/index.ts';
import type { State } from '../../engine/model/state.ts';
import {
  type CardId,
  type Resource,
  resources,
  type Seat,
  type Step,
} from '../../engine/model/vocabulary.ts';
import { setUpSteps } from '../../engine/tools/setUp.ts';
import { type Lines, linesIn, officeLibrary, officeTable } from '../../engine/tools/succession.ts';
import type { Bench } from '../bench/bench.ts';
import { begin, type Course, say, saysAt, stateOf, stopOf } from '../bench/course.ts';
import { isSkipped, type Ring, type Situation } from '../turnBench.ts';
import { optionsFor, type Plan } from './plan.ts';

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
  /** Everything that was pressed, and the table before the last press. */
  readonly pressed: readonly string[];
  readonly earlier: TableState | undefined;
}

export type TableMove =
  | { readonly type: 'next' }
  | { readonly type: 'resource'; readonly resource: Resource; readonly by: 1 | -1 }
  | { readonly type: 'track'; readonly by: 1 | -1 }
  | { readonly type: 'arrive'; readonly card: CardId }
  | { readonly type: 'board' }
  | { readonly type: 'advance' | 'repel'; readonly at: number }
  /** A word of the offices: `brig-0`. */
  | { readonly type: 'say'; readonly word: string };

export interface Evening {
  readonly bench: Bench<TableState, TableMove>;
  readonly lines: (state: TableState) => Lines;
}

/** A whole evening is about four hundred presses. */
const mostPresses = 4000;

export function tableBench(lib: Library, plan: Plan, ring: Ring): Evening {
  const offices = officeTable(officeLibrary(lib.sources));
  const laid = setUpSteps(lib, optionsFor(plan)).at(-1)?.after;
  if (laid === undefined) throw new Error('This table cannot be set up.');
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
  return { bench, lines: ({ offices: course }) => linesIn(offices, stopOf(course)) };

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
        return components.jumpTrack[to] === undefined ? undefined : { jumpTrack: to };
      }
      case 'arrive':
        // The marker goes back to the start of its track (jump.reset-track).
        return lib.destinations.has(move.card)
          ? { travelled: [...state.travelled, move.card], jumpTrack: start.jumpTrack }
          : undefined;
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
      case 'say': {
        const course = say(offices, state.offices, move.word);
        return course && { offices: course };
      }
    }
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
    ];
    return [...moves.filter(move => changed(state, move) !== undefined), ...saysAt(state.offices)];
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

/** As far as the screen is told; whoever is in Sickbay or in a viper has the same steps. */
export function situationOf({ offices }: Pick<TableState, 'offices'>, seat: Seat): Situation {
  const one = stateOf(offices).seats[seat];
  if (one?.revealed === 'cylon') return 'revealed';
  return one !== undefined && isIn(one.place, 'brig') ? 'brig' : 'aboard';
}

const isIn = (place: State['seats'][number]['place'], location: string): boolean =>
  place.in === 'location' && place.location === location;

export function distanceOf({ destinations }: Library, { travelled }: Pick<TableState, 'travelled'>): number {
  return travelled.reduce((sum, card) => sum + (destinations.get(card)?.distance ?? 0), 0);
}

/** A press as a word: `fuel-1`, `track1`, `arrive.icy-moon`, `say.brig-0`. */
function makeMove(move: TableMove): string {
  switch (move.type) {
    case 'next':
    case 'board':
      return move.type;
    case 'resource':
      return `${move.resource}${move.by}`;
    case 'track':
      return `track${move.by}`;
    case 'arrive':
      return `arrive.${move.card}`;
    case 'advance':
    case 'repel':
      return `${move.type}.${move.at}`;
    case 'say':
      return `say.${move.word}`;
  }
}

function parseMove(word: string): TableMove | undefined {
  if (word === 'next' || word === 'board') return { type: word };
  const [, name, sign] = /^([a-z]+?)(1|-1)$/.exec(word) ?? [];
  if (name !== undefined) {
    const by = sign === '1' ? 1 : -1;
    const resource = resources.find(one => one === name);
    if (resource !== undefined) return { type: 'resource', resource, by };
    return name === 'track' ? { type: 'track', by } : undefined;
  }
  const [, type, what = ''] = /^(arrive|advance|repel|say)\.(.+)$/.exec(word) ?? [];
  if (type === 'arrive') return { type, card: what };
  if (type === 'say') return { type, word: what };
  if ((type === 'advance' || type === 'repel') && /^\d$/.test(what)) return { type, at: Number(what) };
  return undefined;
}
