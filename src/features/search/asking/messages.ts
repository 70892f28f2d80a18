import type { Language } from '#i18n/languages.ts';
import type { ShownAnswer } from '../pack/answer.ts';

/** A piece of a text: to be marked or not. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** Something that was found, as it is shown: its name in pieces. */
export type Hit = { readonly answer: ShownAnswer; readonly name: readonly Piece[] };

/** What a question found, the best first, and the questions that its reader may be about to ask. */
export type Result = { readonly found: readonly Hit[]; readonly likely: readonly string[] };

/** What a page asks of the searcher. Files are handed over as they were fetched: to read them takes time. */
export type Ask =
  /** Fetches what is known of the words of a language. */
  | { readonly type: 'learn'; readonly language: Language }
  /** Makes an index of the answers of these books, of which the first is the one that the others build on. */
  | {
      readonly type: 'open';
      readonly language: Language;
      readonly version: string;
      readonly files: readonly ArrayBuffer[];
    }
  /** Takes questions that complete what is typed. */
  | { readonly type: 'offer'; readonly language: Language; readonly files: readonly ArrayBuffer[] }
  | { readonly type: 'find'; readonly question: string }
  /** Marks what a question is about in these texts. */
  | { readonly type: 'mark'; readonly question: string; readonly texts: readonly string[] };

type Answers = {
  readonly learn: undefined;
  readonly open: 'open' | 'outdated';
  readonly offer: undefined;
  readonly find: Result;
  readonly mark: readonly (readonly Piece[])[];
};

export type AnswerTo<A extends Ask> = Answers[A['type']];

export type ToWorker = { readonly id: number; readonly asked: Ask };
export type FromWorker = { readonly id: number } & (
  | { readonly answer: AnswerTo<Ask> }
  | { readonly fault: string }
);
