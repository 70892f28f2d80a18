/** The loyalty bench: who sits at the table, what the Loyalty deck is then, who is dealt what, who wakes up as what. */
import { assign, setup } from 'xstate';
import type { CharacterId } from '../engine/model/vocabulary.ts';

export { compile, type Library } from '../engine/index.ts';
export { type Allegiance, type Loyalties, loyaltiesOf } from '../engine/tools/loyalty.ts';

export interface LoyaltyBench {
  readonly characters: readonly CharacterId[];
  readonly seed: number;
}

export const phases = ['seating', 'dealt', 'woken'] as const;
export type Phase = (typeof phases)[number];

export const seats = { fewest: 3, most: 6 } as const;
const seeds = 10_000;

type Context = LoyaltyBench & {
  /** Whoever may sit down, in the order in which they are offered. */
  readonly cast: readonly CharacterId[];
};
type Events =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'play'; readonly seat: number; readonly character: CharacterId }
  | { readonly type: 'shuffle'; readonly seed: number }
  | { readonly type: 'next' | 'back' }
  | { readonly type: 'restore'; readonly bench: LoyaltyBench; readonly phase: Phase };

function joined({ characters, cast }: Context): readonly CharacterId[] {
  const free = cast.find(one => !characters.includes(one));
  return free === undefined || characters.length >= seats.most ? characters : [...characters, free];
}

/** Two who would play the same character change places. */
function recast({ characters }: Context, seat: number, character: CharacterId): readonly CharacterId[] {
  const before = characters[seat];
  if (before === undefined) return characters;
  return characters.map((one, at) => (at === seat ? character : one === character ? before : one));
}

const toPhase = (phase: Phase) =>
  ({
    target: `.${phase}`,
    guard: ({ event }: { event: { readonly phase: Phase } }) => event.phase === phase,
    actions: 'take up',
  }) as const;

export const loyaltyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { readonly cast: readonly CharacterId[]; readonly start: LoyaltyBench },
  },
  actions: {
    'take up': assign(({ event }) => (event.type === 'restore' ? event.bench : {})),
  },
}).createMachine({
  context: ({ input: { cast, start } }) => ({ ...start, cast }),
  initial: 'seating',
  on: {
    restore: [toPhase('seating'), toPhase('dealt'), toPhase('woken')],
    shuffle: { actions: assign({ seed: ({ event }) => event.seed % seeds }) },
  },
  states: {
    seating: {
      on: {
        join: { actions: assign({ characters: ({ context }) => joined(context) }) },
        leave: {
          actions: assign({
            characters: ({ context: { characters } }) =>
              characters.length > seats.fewest ? characters.slice(0, -1) : characters,
          }),
        },
        play: {
          actions: assign({
            characters: ({ context, event }) => recast(context, event.seat, event.character),
          }),
        },
        next: 'dealt',
      },
    },
    dealt: { on: { next: 'woken', back: 'seating' } },
    woken: { on: { back: 'dealt' } },
  },
});

export function makeLoyalty({ characters, seed }: LoyaltyBench, phase: Phase): string {
  return [characters.join('_'), seed, phase].join('.');
}

/** Undefined when the text names no such table. */
export function parseLoyalty(
  cast: readonly CharacterId[],
  text: string,
): { readonly bench: LoyaltyBench; readonly phase: Phase } | undefined {
  const [names = '', seed = '', last, ...more] = text.split('.');
  const characters = names.split('_');
  const phase = phases.find(one => one === last);
  const seated = characters.length >= seats.fewest && characters.length <= seats.most;
  if (!seated || phase === undefined || more.length > 0 || !/^(0|[1-9]\d{0,3})$/.test(seed)) return undefined;
  if (new Set(characters).size < characters.length || characters.some(one => !cast.includes(one)))
    return undefined;
  return { bench: { characters, seed: Number(seed) }, phase };
}
