/** What every bench has: a state that is shown, moves that lead to the next, and an address for each. */
export interface Bench<State, Move> {
  /** Its name in the address of a page. */
  readonly name: string;
  readonly start: State;
  /** The stages that it goes through; its machine has one state for each. */
  readonly stages: readonly string[];
  readonly stageOf: (state: State) => string;
  /** The steps that can be taken now; back undoes each of them. */
  readonly steps: (state: State) => readonly Move[];
  /** What can be set besides, without a step; where that is too much to list, some of every kind. */
  readonly settings?: (state: State) => readonly Move[];
  /** Where a move leads; undefined where it cannot be made. Nothing else runs the engine. */
  readonly answer: (state: State, move: Move) => State | undefined;
  /** The state one step back; undefined at the start. */
  readonly before: (state: State) => State | undefined;
  /** What chance does next without being asked for it: the bench shows no state in which it must. */
  readonly drawn?: (state: State, below: Below) => Move | undefined;
  /** A state as text, and back; a text that names no state of this bench gives undefined. */
  readonly make: (state: State) => string;
  readonly parse: (text: string) => State | undefined;
}

/** Chance: a number from 0 to n-1. */
export type Below = (n: number) => number;

export const random: Below = n => Math.floor(Math.random() * n);
