import { assign, setup } from 'xstate';
import { type Below, type Bench, random } from './bench.ts';

export interface BenchContext<State> {
  readonly state: State;
  /** States that were stepped back over, the last one first. */
  readonly undone: readonly State[];
  /** The last address named no state of this bench; what was shown before still is. */
  readonly broken: boolean;
}

export type BenchEvent<Move> =
  | { readonly type: 'ANSWER'; readonly move: Move }
  | { readonly type: 'BACK' | 'FORWARD' | 'RESTART' }
  | { readonly type: 'LOAD'; readonly text: string };

/** The machine of a bench: an event is worked out once, and the result says in which stage the bench is then. */
export function benchMachine<State, Move>(bench: Bench<State, Move>, below: Below = random) {
  type Context = BenchContext<State>;
  const shown = (state: State, undone: readonly State[] = []): Context => ({ state, undone, broken: false });

  function next({ state, undone }: Context, event: BenchEvent<Move>): Partial<Context> {
    switch (event.type) {
      case 'ANSWER': {
        const reached = bench.answer(state, event.move);
        return reached === undefined ? {} : shown(withDraws(reached));
      }
      case 'BACK': {
        const before = bench.before(state);
        return before === undefined ? {} : shown(before, [state, ...undone]);
      }
      case 'FORWARD': {
        const [again, ...rest] = undone;
        return again === undefined ? {} : shown(again, rest);
      }
      case 'RESTART':
        return shown(bench.start);
      case 'LOAD': {
        const named = bench.parse(event.text);
        return named === undefined ? { broken: true } : shown(withDraws(named));
      }
    }
  }

  function withDraws(reached: State): State {
    let state = reached;
    for (let move = bench.drawn?.(state, below); move !== undefined; move = bench.drawn?.(state, below)) {
      const drawn = bench.answer(state, move);
      if (drawn === undefined) throw new Error(`${bench.name}: chance drew what cannot be drawn.`);
      state = drawn;
    }
    return state;
  }

  const step = { target: '.looking', actions: 'step' } as const;
  return setup({
    types: { context: {} as Context, events: {} as BenchEvent<Move> },
    actions: { step: assign(({ context, event }) => next(context, event)) },
    guards: { 'is in': ({ context }, stage: string) => bench.stageOf(context.state) === stage },
  }).createMachine({
    id: bench.name,
    context: shown(bench.start),
    initial: 'looking',
    on: { ANSWER: step, BACK: step, FORWARD: step, RESTART: step, LOAD: step },
    states: {
      looking: {
        always: bench.stages.map(stage => ({
          guard: { type: 'is in', params: stage } as const,
          target: stage,
        })),
      },
      ...Object.fromEntries(bench.stages.map(stage => [stage, {}])),
    },
  });
}
