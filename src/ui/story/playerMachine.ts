/** The player: steps through a story, forwards and back, by itself if wanted, and waits at its questions. */
import { assign, setup } from 'xstate';

/** What the player must know of a stop. */
export interface PlayerStop {
  readonly kind: 'show' | 'ask' | 'do';
  /** The right answer of a question, or of a deed. */
  readonly right?: string;
  /** The right answer leads on at once: what comes of it is shown next. */
  readonly leadsOn?: boolean;
  /** How long autoplay shows it, in milliseconds; the usual time when left out. */
  readonly hold?: number | undefined;
}

export interface PlayerInput {
  readonly stops: readonly PlayerStop[];
  /** How long autoplay shows a stop that says nothing of it, in milliseconds. */
  readonly pace?: number;
}

export interface PlayerContext {
  readonly stops: readonly PlayerStop[];
  readonly pace: number;
  readonly at: number;
  /** Wrong answers to the question in hand, in the order in which they were given. */
  readonly wrong: readonly string[];
  /** The question before was answered rightly, and not only shown. */
  readonly answered: boolean;
}

export type PlayerEvent =
  | { readonly type: 'next' | 'back' | 'restart' | 'retry' | 'play' | 'pause' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'guess'; readonly option: string }
  /** The reader has answered otherwise than the script, which counts: these are the stops from here on. */
  | { readonly type: 'branch'; readonly stops: readonly PlayerStop[] };

const usualPace = 4000;

export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent, input: {} as PlayerInput },
  delays: { pace: ({ context }) => context.stops[context.at]?.hold ?? context.pace },
  guards: {
    hasNext: ({ context }) => context.at < context.stops.length - 1,
    hasBefore: ({ context }) => context.at > 0,
    isStop: ({ context, event }) =>
      event.type === 'go' && Number.isInteger(event.to) && context.stops[event.to] !== undefined,
    isQuestion: ({ context }) => context.stops[context.at]?.kind !== 'show',
    isDone: ({ context, event }) =>
      event.type === 'guess' &&
      context.stops[context.at]?.leadsOn === true &&
      context.at < context.stops.length - 1 &&
      event.option === context.stops[context.at]?.right,
    isRight: ({ context, event }) =>
      event.type === 'guess' && event.option === context.stops[context.at]?.right,
  },
  actions: {
    advance: assign(({ context, event }) => ({
      at: context.at + 1,
      wrong: [],
      answered: event.type === 'guess' || event.type === 'branch',
    })),
    branch: assign(({ event }) => (event.type === 'branch' ? { stops: event.stops } : {})),
    goBack: assign(({ context }) => ({ at: context.at - 1, wrong: [], answered: false })),
    goTo: assign(({ context, event }) => ({
      at: event.type === 'go' ? event.to : context.at,
      wrong: [],
      answered: false,
    })),
    begin: assign({ at: 0, wrong: [], answered: false }),
    noteWrong: assign(({ context, event }) =>
      event.type === 'guess' && !context.wrong.includes(event.option)
        ? { wrong: [...context.wrong, event.option] }
        : {},
    ),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    stops: input.stops,
    pace: input.pace ?? usualPace,
    at: 0,
    wrong: [],
    answered: false,
  }),
  initial: 'arriving',
  on: {
    branch: { actions: 'branch' },
    next: { guard: 'hasNext', target: '.arriving', actions: 'advance' },
    back: { guard: 'hasBefore', target: '.arriving', actions: 'goBack' },
    restart: { target: '.arriving', actions: 'begin' },
    go: { guard: 'isStop', target: '.arriving', actions: 'goTo' },
  },
  states: {
    arriving: { always: [{ guard: 'isQuestion', target: 'asking' }, { target: 'showing' }] },
    showing: { on: { play: { guard: 'hasNext', target: 'playing' } } },
    playing: {
      initial: 'holding',
      on: { pause: 'showing' },
      states: {
        holding: { after: { pace: [{ guard: 'hasNext', target: 'turning', actions: 'advance' }] } },
        // A question ends autoplay, and so does the end of the story.
        turning: {
          always: [
            { guard: 'isQuestion', target: '#player.asking' },
            { guard: 'hasNext', target: 'holding' },
            { target: '#player.showing' },
          ],
        },
      },
    },
    asking: {
      initial: 'open',
      on: {
        branch: { guard: 'hasNext', target: 'arriving', actions: ['branch', 'advance'] },
        guess: [
          { guard: 'isDone', target: 'arriving', actions: 'advance' },
          { guard: 'isRight', target: '.right' },
          { target: '.wrong', actions: 'noteWrong' },
        ],
      },
      states: {
        open: {},
        wrong: { on: { retry: 'open' } },
        right: { on: { guess: {} } },
      },
    },
  },
});

/** The state of a player as text, for an address: its stop, and which way it has gone; the start needs none. */
export function makePlace(at: number, branch = 0): string | undefined {
  if (branch > 0) return `${at}.${branch}`;
  return at === 0 ? undefined : `${at}`;
}

/** Undefined where no story with branches of so many stops has such a place. */
export function parsePlace(
  text: string,
  stops: readonly number[],
): { readonly at: number; readonly branch: number } | undefined {
  const [, at, branch = '0'] = /^(0|[1-9]\d{0,5})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? [];
  const place = { at: Number(at), branch: Number(branch) };
  return place.at < (stops[place.branch] ?? 0) ? place : undefined;
}
