/**
 * A scenario that has been played, as a page carries it: where it begins, every answer that was given, and the few
 * cards it takes to play it again. The engine does the rest wherever it is shown.
 */
import type { CardsFacet } from '#engine/model/card.ts';
import type { Answer, Made } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Ask, DeedKind } from './asks.ts';

export interface Mark {
  readonly name: string;
  /** The moment at which its narration is told. */
  readonly at: number;
  /** What the reader foretells before it. */
  readonly ask?: Ask;
  /** The reader makes the choice that `tries` makes. */
  readonly do?: DeedKind;
  /** Where any answer is right: those that count besides the one of the script. */
  readonly of?: readonly Answer[];
  /** The reader cannot know it. */
  readonly guess?: true;
  /** Spots of the board that its words name. */
  readonly about?: readonly string[];
  /** The rule that a question is about, where no event names it. */
  readonly rule?: RuleId;
  /** What a seat is shown or not, of a question whether it may know. */
  readonly knows?: { readonly seat: Seat; readonly thing: string; readonly shown: boolean };
  /** Whether what is asked about happens. */
  readonly happens?: boolean;
  /** Of a question whether it is allowed, and of a deed: the answer, and after how many others. */
  readonly tries?: { readonly made: Made; readonly after: number };
}

export interface Recording {
  readonly id: string;
  /** Without their code, which no file can hold. */
  readonly books: readonly CardsFacet[];
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
