/** Between the page and the worker that plays a moment to its end many times. */
import type { Tally } from '#bots/endings/tally.ts';
import type { Seat } from '#engine/model/vocabulary.ts';

export interface Asked {
  /** A save whose position is played on from. */
  readonly save: string;
  /** Who asks: what this seat cannot know is dealt anew each time. */
  readonly seat: Seat | undefined;
  readonly games: number;
}

export type Answered =
  | { readonly type: 'tally'; readonly tally: Tally; readonly done: boolean }
  | { readonly type: 'failed' };
