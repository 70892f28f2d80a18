/**
 * The raider bench and the boarding bench: ships are placed around Galactica and set in motion, and everything that
 * the engine decides is shown in order.
 */
import { assign, setup } from 'xstate';
import type { Library } from '../engine/index.ts';
import type { Sector } from '../engine/model/vocabulary.ts';
import type { OnBench } from './fleet/address.ts';
import { type Course, courseOf } from './fleet/course.ts';
import { changed, type Deed, type Fleet, fleetOf, type Squadron } from './fleet/fleet.ts';

export { compileLaidOut, type Library, optionsOf, viewOf } from '../engine/index.ts';
export { makeFleet, type OnBench, parseFleet } from './fleet/address.ts';
export { type Beat, type Course, courseOf } from './fleet/course.ts';
export {
  type Deed,
  type Fleet,
  left,
  pilot,
  player,
  positionOf,
  type Squadron,
  shipsIn,
  squadrons,
} from './fleet/fleet.ts';

/** Centurions on the track, at most as many as there are. */
const mostCenturions = 4;

export interface Context extends OnBench {
  readonly lib: Library;
  readonly start: OnBench;
  /** The area that is being filled. */
  readonly sector: Sector;
  readonly course: Course;
}

type Events =
  | { readonly type: 'look-at'; readonly sector: Sector }
  | { readonly type: 'put' | 'take'; readonly kind: Squadron }
  | { readonly type: 'land' | 'remove' }
  | { readonly type: 'activate'; readonly deed: Deed }
  | { readonly type: 'answer'; readonly choose: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'carry-on' }
  | { readonly type: 'restore'; readonly bench: OnBench };

const none: Course = { beats: [], asked: undefined };

function taken(context: Context, bench: OnBench): Partial<Context> {
  const { fleet, deed, answers, at } = bench;
  const course = at === undefined ? none : (courseOf(context.lib, fleet, deed, answers) ?? none);
  return { fleet, deed, answers, at, course };
}

function withFleet(fleet: Fleet | undefined): Partial<Context> {
  return fleet === undefined ? {} : { fleet };
}

function withCenturions({ fleet }: Context, centurions: readonly number[]): Partial<Context> {
  return { fleet: { ...fleet, centurions: centurions.slice(0, mostCenturions) } };
}

const last = ({ course }: Context) => course.beats.length - 1;

export const fleetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { readonly lib: Library; readonly start: OnBench },
  },
  guards: {
    placing: ({ context }) => context.at === undefined,
    more: ({ context }) => (context.at ?? 0) < last(context),
    asked: ({ context }) => context.course.asked !== undefined,
    'at the beginning': ({ context }) => context.at === 0,
    'can be answered': ({ context, event }) =>
      event.type === 'answer' &&
      courseOf(context.lib, context.fleet, context.deed, [...context.answers, event.choose]) !== undefined,
  },
}).createMachine({
  context: ({ input }) => ({ ...input.start, ...input, sector: 'bow', course: none }),
  initial: 'placing',
  on: {
    restore: { target: '.looking', actions: assign(({ context, event }) => taken(context, event.bench)) },
  },
  states: {
    placing: {
      on: {
        'look-at': { actions: assign({ sector: ({ event }) => event.sector }) },
        put: {
          actions: assign(({ context, event }) =>
            withFleet(changed(context.lib, context.fleet, context.sector, event.kind, 1)),
          ),
        },
        take: {
          actions: assign(({ context, event }) =>
            withFleet(changed(context.lib, context.fleet, context.sector, event.kind, -1)),
          ),
        },
        land: { actions: assign(({ context }) => withCenturions(context, [...context.fleet.centurions, 0])) },
        remove: {
          actions: assign(({ context }) => withCenturions(context, context.fleet.centurions.slice(0, -1))),
        },
        activate: {
          target: 'looking',
          actions: assign(({ context, event }) =>
            taken(context, { fleet: context.fleet, deed: event.deed, answers: [], at: 0 }),
          ),
        },
      },
    },
    /** Where we are follows from what is shown. */
    looking: {
      always: [
        { guard: 'placing', target: 'placing' },
        { guard: 'more', target: 'watching' },
        { guard: 'asked', target: 'asked' },
        { target: 'done' },
      ],
    },
    watching: {
      on: {
        next: { target: 'looking', actions: assign({ at: ({ context }) => (context.at ?? 0) + 1 }) },
        back: 'stepping-back',
      },
    },
    asked: {
      on: {
        answer: {
          guard: 'can be answered',
          target: 'looking',
          actions: assign(({ context, event }) => {
            const answers = [...context.answers, event.choose];
            const at = Math.min(last(context) + 1, lastOf(context, answers));
            return taken(context, { ...context, answers, at });
          }),
        },
        back: 'stepping-back',
      },
    },
    done: {
      on: {
        'carry-on': {
          target: 'placing',
          actions: assign(({ context }) => {
            const state = context.course.beats.at(-1)?.state;
            const fleet = state === undefined ? context.fleet : fleetOf(state);
            return { fleet, answers: [], at: undefined, course: none };
          }),
        },
        back: 'stepping-back',
      },
    },
    /** Back over an answer takes the answer back, so that another one can be given. */
    'stepping-back': {
      always: [
        {
          guard: 'at the beginning',
          target: 'placing',
          actions: assign({ at: undefined, answers: [], course: none }),
        },
        {
          target: 'looking',
          actions: assign(({ context }) => {
            const before = courseOf(context.lib, context.fleet, context.deed, context.answers.slice(0, -1));
            const at = (context.at ?? 0) - 1;
            return before !== undefined && context.answers.length > 0 && at <= before.beats.length - 1
              ? taken(context, { ...context, answers: context.answers.slice(0, -1), at })
              : { at };
          }),
        },
      ],
    },
  },
});

function lastOf({ lib, fleet, deed }: Context, answers: readonly string[]): number {
  return (courseOf(lib, fleet, deed, answers)?.beats.length ?? 1) - 1;
}
