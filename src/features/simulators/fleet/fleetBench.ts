/**
 * The raider bench and the boarding bench: ships are placed around Galactica and activated, and everything that the
 * engine decides is shown in order.
 */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import { type Activation, cylonShipTable } from '#engine/tools/cylonShips.ts';
import type { Stop } from '#engine/tools/deeds.ts';
import type { Bench } from '#ui/bench/bench.ts';
import {
  begin,
  type Course,
  parseWords,
  type Say,
  say,
  stateOf,
  stopOf,
  unsay,
  wordsOf,
} from '#ui/bench/course.ts';
import { type Beat, beatsOf } from '#ui/story/beats.ts';
import { asItIs, type Lay } from '../kit/lay.ts';
import {
  changed,
  type Fleet,
  type FleetCrew,
  fleetOf,
  positionOf,
  type Squadron,
  squadrons,
} from './fleet.ts';
import { makeFleet, parseFleet } from './makeFleet.ts';

export { compileLaidOut, type Library, optionsOf, viewOf } from '#engine/index.ts';
export type { Activation } from '#engine/tools/cylonShips.ts';
export { stopOf } from '#ui/bench/course.ts';
export type { Beat } from '#ui/story/beats.ts';
export {
  type Fleet,
  type FleetCrew,
  left,
  positionOf,
  type Squadron,
  shipsIn,
  squadrons,
} from './fleet.ts';

export interface FleetStart {
  readonly fleet: Fleet;
  /** What is activated most often. */
  readonly activation: Activation;
}

export interface FleetState {
  readonly fleet: Fleet;
  /** The area that is being filled. */
  readonly sector: Sector;
  /** Left out while ships are being placed. */
  readonly run?: Run | undefined;
}

export interface Run {
  /** What was activated. */
  readonly what: Activation;
  /** It begins with the activation; then come the answers. */
  readonly course: Course;
  readonly beats: readonly Beat[];
  /** How many beats have been shown. */
  readonly shown: number;
}

export type FleetMove =
  | Say
  | { readonly type: 'look-at'; readonly sector: Sector }
  | { readonly type: 'put' | 'take'; readonly kind: Squadron }
  | { readonly type: 'land' | 'remove' | 'next' | 'carry-on' }
  | { readonly type: 'activate'; readonly what: Activation };

export const fleetStages = ['placing', 'watching', 'asked', 'done'] as const;
export type FleetStage = (typeof fleetStages)[number];

/** So many centurions fit on the track. */
const mostCenturions = 4;

export function fleetBench(
  name: 'raiders' | 'boarding',
  lib: Library,
  { fleet, activation }: FleetStart,
  activations: readonly Activation[],
  crew: FleetCrew,
  lay: Lay = asItIs,
): Bench<FleetState, FleetMove> {
  const table = cylonShipTable(lib);

  /** One word further, its first beat shown at once. */
  function saying({ what, course, beats }: Omit<Run, 'shown'>, word: string): Run | undefined {
    const next = say(table, course, word);
    if (next === undefined) return undefined;
    const all = [...beats, ...beatsIn(stateOf(course), stopOf(next))];
    return { what, course: next, beats: all, shown: Math.min(beats.length + 1, all.length) };
  }

  const activated = (state: FleetState, what: Activation): FleetState | undefined => {
    if (!activations.includes(what)) return undefined;
    const course = begin(table, lay(positionOf(lib, state.fleet, crew)));
    const run = saying({ what, course, beats: [] }, what);
    return run && { ...state, run };
  };

  function placed({ fleet: now, sector }: FleetState, move: FleetMove): Fleet | undefined {
    switch (move.type) {
      case 'put':
        return changed(lib, now, sector, move.kind, 1);
      case 'take':
        return changed(lib, now, sector, move.kind, -1);
      case 'land':
        return now.centurions.length < mostCenturions
          ? { ...now, centurions: [...now.centurions, 0] }
          : undefined;
      case 'remove':
        return now.centurions.length > 0 ? { ...now, centurions: now.centurions.slice(0, -1) } : undefined;
      default:
        return undefined;
    }
  }

  return {
    name,
    start: { fleet, sector: 'bow' },
    stages: fleetStages,
    stageOf: fleetStage,
    steps(state) {
      switch (fleetStage(state)) {
        case 'placing':
          return activations.map(what => ({ type: 'activate', what }) as const);
        case 'watching':
          return [{ type: 'next' }];
        case 'asked':
          return openTo(state).map(word => ({ type: 'say', word }) as const);
        case 'done':
          return [];
      }
    },
    settings(state) {
      switch (fleetStage(state)) {
        case 'placing':
          return placings.filter(move => move.type === 'look-at' || placed(state, move) !== undefined);
        case 'done':
          return isOver(state) ? [] : [{ type: 'carry-on' }];
        default:
          return [];
      }
    },
    answer(state, move) {
      const { run } = state;
      switch (move.type) {
        case 'look-at':
          return run === undefined ? { ...state, sector: move.sector } : undefined;
        case 'activate':
          return run === undefined ? activated(state, move.what) : undefined;
        case 'next':
          return fleetStage(state) === 'watching' && run !== undefined
            ? { ...state, run: { ...run, shown: run.shown + 1 } }
            : undefined;
        case 'say': {
          if (fleetStage(state) !== 'asked' || run === undefined) return undefined;
          const next = saying(run, move.word);
          return next && { ...state, run: next };
        }
        case 'carry-on':
          return fleetStage(state) === 'done' && run !== undefined && !isOver(state)
            ? { ...state, fleet: fleetOf(stateOf(run.course)), run: undefined }
            : undefined;
        default: {
          const now = run === undefined ? placed(state, move) : undefined;
          return now && { ...state, fleet: now };
        }
      }
    },
    /** Back over an answer takes the answer back, so that another one can be given. */
    before(state) {
      const { run } = state;
      if (run === undefined) return undefined;
      const earlier = unsay(run.course);
      const beats = run.beats.slice(0, run.beats.length - lastBeats(run));
      if (run.shown > beats.length + 1) return { ...state, run: { ...run, shown: run.shown - 1 } };
      if (earlier === undefined || earlier.said.length === 0) return { ...state, run: undefined };
      return { ...state, run: { ...run, course: earlier, beats, shown: beats.length } };
    },
    make({ fleet: now, run }) {
      const answers = run === undefined ? [] : wordsOf(run.course).slice(1);
      return [run?.what ?? activation, makeFleet(now), answers.join('~'), run?.shown ?? ''].join('.');
    },
    parse(text) {
      const [what, space = '', centurions = '', answered = '', shown = '', ...more] = text.split('.');
      const named = activations.find(one => one === what);
      const now = parseFleet(lib, space, centurions);
      if (named === undefined || now === undefined || more.length > 0 || !/^\d{0,3}$/.test(shown))
        return undefined;
      const state: FleetState = { fleet: now, sector: 'bow' };
      if (shown === '') return answered === '' ? state : undefined;
      let run = activated(state, named)?.run;
      for (const word of parseWords(answered)) run = run && saying(run, word);
      if (run === undefined || Number(shown) > run.beats.length) return undefined;
      return { ...state, run: { ...run, shown: Math.max(run.shown, Number(shown)) } };
    },
  };
}

const placings: readonly FleetMove[] = [
  ...squadrons.flatMap(kind => [{ type: 'put', kind } as const, { type: 'take', kind } as const]),
  ...sectors.map(sector => ({ type: 'look-at', sector }) as const),
  { type: 'land' },
  { type: 'remove' },
];

export function fleetStage({ run }: FleetState): FleetStage {
  if (run === undefined) return 'placing';
  if (run.shown < run.beats.length) return 'watching';
  return stopOf(run.course).asked === undefined ? 'done' : 'asked';
}

/** What is to be seen of the last word, the position before it left out. */
function beatsIn(state: State, { moments }: Stop): readonly Beat[] {
  return beatsOf([{ events: [], state }, ...moments], []).slice(1);
}

/** How many beats the last word has brought. */
function lastBeats({ course }: Run): number {
  const [before, last] = [unsay(course), course.said.at(-1)];
  return before === undefined || last === undefined ? 0 : beatsIn(stateOf(before), last.stop).length;
}

const openTo = ({ run }: FleetState): readonly string[] => (run === undefined ? [] : stopOf(run.course).open);
const isOver = ({ run }: FleetState): boolean => run !== undefined && stateOf(run.course).over !== undefined;
