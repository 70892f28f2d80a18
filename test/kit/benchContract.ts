/** What every bench keeps to, whatever it is about. */
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Bench } from '#ui/bench/bench.ts';
import { benchMachine } from '#ui/bench/benchMachine.ts';
import { random } from './random.ts';
import { full } from './sampling.ts';

export interface Contract<State, Move> {
  readonly bench: Bench<State, Move>;
  /** Stages that it cannot come to; each with its reason. */
  readonly never?: { readonly [stage: string]: string };
  /** Names every position that the engine has been asked to go on from, with the answer it got. */
  readonly engine: { steps: string[] };
}

const walks = 24;
const longest = 70;
/** So many states are looked at closely, so many addresses followed, and each of some so often cut or changed. */
const compared = 12;
const followed = full ? 80 : 40;
const damaged = full ? 20 : 8;

/** Readers who press anything that is offered, each a walk of states; every third undoes nothing and sets nothing. */
export function walkOf<State, Move>(bench: Bench<State, Move>, seed: number): readonly State[] {
  const below = random(seed);
  const actor = createActor(benchMachine(bench, below)).start();
  const met = [bench.start];
  for (let i = 0; i < longest; i++) {
    const { state } = actor.getSnapshot().context;
    const steps = bench.steps(state);
    const settings = bench.settings?.(state) ?? [];
    const sets = settings.length > 0 && (steps.length === 0 || (seed % 3 > 0 && below(4) === 0));
    const moves = sets ? settings : steps;
    // One reader in two presses what comes first more often than not.
    const move =
      moves[seed % 2 === 0 ? below(moves.length) : Math.min(below(moves.length), below(moves.length))];
    if (move === undefined) break;
    actor.send({ type: 'ANSWER', move });
    met.push(actor.getSnapshot().context.state);
  }
  return met;
}

export function benchContract<State, Move>({ bench, never = {}, engine }: Contract<State, Move>): void {
  const all = Array.from({ length: walks }, (_, seed) => walkOf(bench, seed + 1)).flat();
  const states = [...new Map(all.map(state => [bench.make(state), state])).values()];
  const below = random(7);
  const machine = benchMachine(bench, below);
  const begin = (state: State) => {
    const actor = createActor(machine).start();
    actor.send({ type: 'LOAD', text: bench.make(state) });
    return actor;
  };
  const pick = (n: number) => states.filter((_, i) => i % Math.ceil(states.length / n) === 0);
  const some = pick(compared);

  test('every stage is reached, and each is a state of the machine', () => {
    const met = new Set(states.map(bench.stageOf));
    const wanted = Object.keys(machine.states).filter(name => name !== 'looking' && !(name in never));
    expect([...met].toSorted()).toEqual(wanted.toSorted());
  });

  test('no state is a dead end', () => {
    for (const state of states) {
      const ways = bench.steps(state).length + (bench.settings?.(state).length ?? 0);
      expect(ways > 0 || bench.before(state) !== undefined, bench.make(state)).toBe(true);
    }
  });

  test('whatever is offered can be done', () => {
    for (const state of some) {
      for (const move of [...bench.steps(state), ...(bench.settings?.(state) ?? [])])
        expect(bench.answer(state, move), `${bench.make(state)}: ${JSON.stringify(move)}`).toBeDefined();
    }
  });

  test('back is the inverse of every step, and forward that of back', () => {
    for (const state of some) {
      for (const move of bench.steps(state)) {
        const actor = begin(state);
        actor.send({ type: 'ANSWER', move });
        const reached = actor.getSnapshot();
        actor.send({ type: 'BACK' });
        expect(bench.make(actor.getSnapshot().context.state)).toBe(bench.make(state));
        expect(actor.getSnapshot().value).toBe(bench.stageOf(state));
        actor.send({ type: 'FORWARD' });
        expect(actor.getSnapshot().value).toBe(reached.value);
        expect(actor.getSnapshot().context).toEqual(reached.context);
      }
    }
  });

  test('an address leads back to exactly the state that it names', () => {
    for (const state of pick(followed)) {
      const text = bench.make(state);
      expect(bench.make(bench.parse(text) ?? bench.start), text).toBe(text);
    }
    for (const state of some) {
      const actor = begin(state);
      expect(actor.getSnapshot().value).toBe(bench.stageOf(state));
      const { broken, state: loaded } = actor.getSnapshot().context;
      expect(broken).toBe(false);
      expect(bench.steps(loaded)).toEqual(bench.steps(state));
      expect(bench.before(loaded) === undefined).toBe(bench.before(state) === undefined);
    }
  });

  test('a broken address is said to be broken, and changes nothing', () => {
    for (const state of some) {
      const actor = begin(state);
      actor.send({ type: 'LOAD', text: 'no-such-thing' });
      expect(actor.getSnapshot().context).toMatchObject({ broken: true });
      expect(bench.make(actor.getSnapshot().context.state)).toBe(bench.make(state));
    }
  });

  test('an address that was cut or changed names no state, or a whole one', () => {
    for (const state of some) {
      const text = bench.make(state);
      for (let i = 0; i < damaged; i++) {
        const at = below(text.length + 1);
        const letter = '.~-:_0123456789abcdefghijklmnopqrstuvwxyz'[below(41)] ?? '';
        const changed = below(2) === 0 ? text.slice(0, at) : text.slice(0, at) + letter + text.slice(at + 1);
        const found = bench.parse(changed);
        if (found === undefined) continue;
        const again = bench.parse(bench.make(found));
        expect(again === undefined ? again : bench.make(again), changed).toBe(bench.make(found));
      }
    }
  });

  test('a reset leads back to the start', () => {
    for (const state of some) {
      const actor = begin(state);
      actor.send({ type: 'RESTART' });
      expect(actor.getSnapshot().value).toBe(bench.stageOf(bench.start));
      expect(actor.getSnapshot().context).toEqual({ state: bench.start, undone: [], broken: false });
    }
  });

  test('each event is worked out once', () => {
    const from: State[] = [];
    const counting: Bench<State, Move> = {
      ...bench,
      answer(state, move) {
        from.push(state);
        return bench.answer(state, move);
      },
    };
    const counted = benchMachine(counting, below);
    for (const state of some) {
      const actor = createActor(counted).start();
      actor.send({ type: 'LOAD', text: bench.make(state) });
      for (const move of bench.steps(state)) {
        from.length = 0;
        engine.steps.length = 0;
        actor.send({ type: 'ANSWER', move });
        // What chance draws after it begins in other states.
        expect(new Set(from).size).toBe(from.length);
        expect(new Set(engine.steps).size).toBe(engine.steps.length);
        from.length = 0;
        engine.steps.length = 0;
        actor.send({ type: 'BACK' });
        actor.send({ type: 'FORWARD' });
        actor.send({ type: 'BACK' });
        expect([from.length, engine.steps.length]).toEqual([0, 0]);
      }
    }
  });

  test('the state at the start is written down as it comes through a page', () => {
    expect(bench.parse(bench.make(bench.start))).toEqual(bench.start);
  });
}
