/**
 * A scenario that has been played, as a page carries it: where it begins, every answer that was given, and the few
 * cards it takes to play it again. The engine does the rest wherever it is shown.
 */
import type { Book } from '../../engine/model/card.ts';
import type { Made } from '../../engine/model/choice.ts';
import type { State } from '../../engine/model/state.ts';
import type { Ask } from './asks.ts';

export interface Mark {
  readonly name: string;
  /** The moment at which its narration is told. */
  readonly at: number;
  /** What the reader foretells before it. */
  readonly ask?: Ask;
  /** Of a question whether it is allowed: the answer that somebody would give, and after how many others. */
  readonly tries?: { readonly made: Made; readonly after: number };
}

export interface Recording {
  readonly id: string;
  /** Without their code; see `bookData.ts`. */
  readonly books: readonly Book[];
  readonly start: State;
  /** Begins before the table is laid out. */
  readonly setUp: boolean;
  readonly answers: readonly Made[];
  readonly marks: readonly Mark[];
  /** How many answers had been given after so many lines of the script. */
  readonly lines: readonly number[];
  /** The last moment that the script speaks of; what the game does afterwards is another story. */
  readonly end: number;
}
