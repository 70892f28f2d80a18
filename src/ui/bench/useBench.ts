import { useMachine } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type { Bench } from './bench.ts';
import { benchMachine } from './benchMachine.ts';
import { type Address, useAddress } from './useAddress.ts';
import { useHydrated } from './useHydrated.ts';

/** What the frame of a bench needs. */
export interface Framed {
  readonly name: string;
  readonly hydrated: boolean;
  readonly address: Address;
  /** What stands on it, as text; left out where the sandbox knows no such thing. */
  readonly text?: string;
  /** Left out while there is nothing to reset. */
  readonly restart: (() => void) | undefined;
}

/** A bench in a page: its state, and what can be done with it. */
export interface Playing<State, Move> extends Framed {
  readonly state: State;
  readonly answer: (move: Move) => void;
  /** Each left out where it leads nowhere. */
  readonly back: (() => void) | undefined;
  readonly forward: (() => void) | undefined;
}

/** The state is kept in the address of the page, and taken up from there; the bench must stay the same. */
export function useBench<State, Move>(bench: Bench<State, Move>): Playing<State, Move> {
  const { name } = bench;
  const machine = useMemo(() => benchMachine(bench), [bench]);
  const [{ context }, send, actor] = useMachine(machine);
  const { state, undone } = context;
  const hydrated = useHydrated();
  const first = useMemo(() => bench.make(bench.start), [bench]);
  const text = bench.make(state);
  const isFirst = text === first;
  const address = useAddress({
    name,
    text: isFirst ? undefined : text,
    restore(named) {
      send({ type: 'LOAD', text: named });
      return !actor.getSnapshot().context.broken;
    },
  });
  const canGoBack = useMemo(() => bench.before(state) !== undefined, [bench, state]);
  return {
    name,
    state,
    hydrated,
    address,
    text,
    answer: move => send({ type: 'ANSWER', move }),
    back: canGoBack ? () => send({ type: 'BACK' }) : undefined,
    forward: undone.length > 0 ? () => send({ type: 'FORWARD' }) : undefined,
    restart: isFirst ? undefined : () => send({ type: 'RESTART' }),
  };
}
