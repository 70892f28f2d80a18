/** The loyalty bench: who sits at the table, what the Loyalty deck is then, how it is dealt, and the Sleeper Agent phase. */
import type { Library } from '#engine/index.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import { maySit } from '#engine/tools/loyalty.ts';
import type { Bench } from '#ui/bench/bench.ts';
import {
  isSeatingMove,
  makeCharacters,
  parseCharacters,
  reseated,
  type Seating,
  type SeatingMove,
  seatingMoves,
} from '../kit/seating.ts';

export { compile } from '#engine/index.ts';
export { type Allegiance, loyaltiesOf } from '#engine/tools/loyalty.ts';
export { reseated } from '../kit/seating.ts';

/** The same characters and the same seed, the same deal. */
export interface Deal {
  readonly characters: readonly CharacterId[];
  readonly seed: number;
}

export const phases = ['seating', 'dealt', 'woken'] as const;
export type Phase = (typeof phases)[number];
export type LoyaltyState = Deal & { readonly phase: Phase };
export type LoyaltyMove =
  | SeatingMove
  | { readonly type: 'next' }
  | { readonly type: 'shuffle'; readonly seed: number };

/** How many shuffles there are. */
export const seeds = 10_000;

/** Everybody of these books, as far as the rules let them sit at one table. */
export const seatingOf = (lib: Library): Seating => ({
  cast: [...lib.characters.keys()],
  may: characters => maySit(lib, characters),
});

export function loyaltyBench(
  seating: Seating,
  start: Deal,
  name = 'loyalty',
): Bench<LoyaltyState, LoyaltyMove> {
  const beside = (state: LoyaltyState, by: 1 | -1): LoyaltyState | undefined => {
    const phase = phases[phases.indexOf(state.phase) + by];
    return phase && { ...state, phase };
  };
  return {
    name,
    start: { ...start, phase: 'seating' },
    stages: phases,
    stageOf: ({ phase }) => phase,
    steps: state => (beside(state, 1) === undefined ? [] : [{ type: 'next' }]),
    settings: ({ characters, phase }) => [
      { type: 'shuffle', seed: 77 },
      ...(phase === 'seating' ? seatingMoves(seating, characters) : []),
    ],
    answer(state, move) {
      if (move.type === 'next') return beside(state, 1);
      if (move.type === 'shuffle') return { ...state, seed: move.seed % seeds };
      if (state.phase !== 'seating' || !isSeatingMove(move)) return undefined;
      const characters = reseated(seating, state.characters, move);
      return characters && { ...state, characters };
    },
    before: state => beside(state, -1),
    make: ({ characters, seed, phase }) => [makeCharacters(characters), seed, phase].join('.'),
    parse(text) {
      const [names = '', seed = '', last, ...more] = text.split('.');
      const characters = parseCharacters(seating, names);
      const phase = phases.find(one => one === last);
      if (characters === undefined || phase === undefined || more.length > 0) return undefined;
      return /^(0|[1-9]\d{0,3})$/.test(seed) ? { characters, seed: Number(seed), phase } : undefined;
    },
  };
}
