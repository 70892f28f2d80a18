/** What the table asks the worker, and what comes back. */
import type { Conduct } from '#bots/conduct/conduct.ts';
import type { Explained } from '#bots/explained.ts';
import type { Tally } from '#bots/lookahead/tally.ts';
import type { StoredState } from '#engine/index.ts';
import type { Answer, Choice, Made } from '#engine/model/choice.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';

/** The part of a row of runs that falls to one of several workers: every `of`-th, from the `at`-th on. */
export interface Share {
  readonly at: number;
  readonly of: number;
}

/** A position as it travels. */
export interface Sent {
  readonly options: GameOptions;
  readonly state: StoredState;
}

/** A question as it is put to a bot: with what its seat sees, and what everybody remembers. */
export interface Asked {
  readonly view: View;
  readonly conduct: Conduct;
  readonly choice: Choice;
  readonly seed: number;
}

export type Ask =
  /** What a bot answers, by what its seat may see. */
  | ({ readonly type: 'answer' } & Asked)
  /** What becomes of a position, for all a seat knows. */
  | {
      readonly type: 'odds';
      readonly sent: Sent;
      readonly seat: Seat;
      readonly made: Made | undefined;
      readonly runs: number;
      readonly share: Share;
    }
  /** Why a bot answered so: the same view, past and seed make the same decision again. */
  | ({ readonly type: 'explain' } & Asked)
  /** How often the humans win from here when bots play on; all cards lie open. */
  | { readonly type: 'estimate'; readonly sent: Sent; readonly runs: number; readonly share: Share }
  /** What will be needed is loaded before somebody waits for it. */
  | { readonly type: 'get-ready'; readonly books: readonly string[] };

export type Told =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'odds'; readonly tally: Tally; readonly done: boolean }
  | { readonly type: 'estimate'; readonly humans: number; readonly of: number; readonly done: boolean }
  | { readonly type: 'explain'; readonly explained: Explained }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly why: string };

export type ToWorker =
  | { readonly id: number; readonly ask: Ask }
  | { readonly id: number; readonly cancel: true };
export interface FromWorker {
  readonly id: number;
  readonly told: Told;
}
export type { Explained };
