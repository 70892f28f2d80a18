/** What the soak tries: one trial follows from a seed alone, so that whatever it finds can be tried again. */
import type { Below } from '../../test/kit/random.ts';

/** How a trial went: words to count it under, such as `refused`. */
export type Outcome = string;

export interface Trial {
  readonly seed: number;
  readonly below: Below;
  /** Says what is tried, for the report of a trial that fails. */
  note(what: string): void;
}

export interface Subject {
  readonly name: string;
  /** What one trial is, in the plural. */
  readonly unit: string;
  /** How much of the time it gets, beside the others. */
  readonly share: number;
  /** Throws where something is wrong. */
  attempt(trial: Trial): Promise<Outcome>;
  /** Why it cannot be tried here. */
  unavailable?(): Promise<string | undefined>;
  close?(): Promise<void>;
}
