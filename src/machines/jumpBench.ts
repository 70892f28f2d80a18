/** The jump bench: the fleet marker, early jumps and their risk, two destinations, and what the distance sets off. */
import { assign, setup } from 'xstate';
import type { Library } from '../engine/index.ts';
import { isDraw, type Journey, journeyOf } from '../engine/tools/journey.ts';

export { optionsOf, viewOf } from '../engine/index.ts';
export { type Journey, journeyLibrary, jumpEarly, jumpRisk, prepare } from '../engine/tools/journey.ts';

/** Who stands at FTL Control and is Admiral. */
export const admiral = { id: 'adama', character: 'william-adama' } as const;

/** An address is to stay an address. */
const longest = 120;

export interface Travel {
  readonly lib: Library;
  /** Everything that was done, answered and drawn. */
  readonly words: readonly string[];
  readonly journey: Journey;
}

type Events =
  | { readonly type: 'say'; readonly word: string }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly words: readonly string[] };

export function travelOf(lib: Library, words: readonly string[]): Travel | undefined {
  const journey = words.length > longest ? undefined : journeyOf(lib, admiral, words);
  return journey === undefined ? undefined : { lib, words, journey };
}

export function isDrawn({ asked }: Journey): boolean {
  return isDraw(asked);
}

/** Back to where somebody last did or decided something. */
function before({ lib, words }: Travel): Partial<Travel> {
  for (let n = words.length - 1; n >= 0; n--) {
    const travel = travelOf(lib, words.slice(0, n));
    if (travel !== undefined && !isDrawn(travel.journey)) return travel;
  }
  return {};
}

export const jumpMachine = setup({
  types: { context: {} as Travel, events: {} as Events, input: {} as { readonly lib: Library } },
  guards: {
    over: ({ context }) => context.journey.state.over !== undefined,
    asked: ({ context }) => context.journey.asked !== undefined,
    possible: ({ context, event }) =>
      event.type === 'say' && travelOf(context.lib, [...context.words, event.word]) !== undefined,
    known: ({ context, event }) =>
      event.type === 'restore' && travelOf(context.lib, event.words) !== undefined,
    'on the way': ({ context }) => context.words.length > 0,
  },
  actions: {
    step: assign(({ context, event }) =>
      event.type === 'say' ? (travelOf(context.lib, [...context.words, event.word]) ?? {}) : {},
    ),
  },
}).createMachine({
  context: ({ input: { lib } }) => {
    const travel = travelOf(lib, []);
    if (travel === undefined) throw new Error('The fleet cannot even start.');
    return travel;
  },
  initial: 'resting',
  on: {
    restore: {
      guard: 'known',
      target: '.looking',
      actions: assign(({ context, event }) => travelOf(context.lib, event.words) ?? {}),
    },
    back: { guard: 'on the way', target: '.looking', actions: assign(({ context }) => before(context)) },
  },
  states: {
    looking: {
      always: [{ guard: 'over', target: 'over' }, { guard: 'asked', target: 'asked' }, { target: 'resting' }],
    },
    resting: { on: { say: { guard: 'possible', target: 'looking', actions: 'step' } } },
    asked: { on: { say: { guard: 'possible', target: 'looking', actions: 'step' } } },
    over: {},
  },
});

export function makeTravel(words: readonly string[]): string {
  return words.join('~');
}

/** Undefined when these words could not be said one after the other. */
export function parseTravel(lib: Library, text: string): readonly string[] | undefined {
  const words = text === '' ? [] : text.split('~');
  const travel = travelOf(lib, words);
  return travel === undefined || isDrawn(travel.journey) ? undefined : words;
}
