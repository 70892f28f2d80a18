import type { Book } from '#books/registry.ts';
import type { QuestionKind } from '../words/questionKinds.ts';

/** What can be found, in the order in which it is offered as a filter. */
export const answerKinds = [
  'rule',
  'term',
  'card',
  'character',
  'ruling',
  'edition',
  'symbol',
  'lesson',
  'example',
  'page',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A phrasing as it is compared: what kind of question it is, and the stems of its words. */
export type Phrased = { readonly kind: QuestionKind | undefined; readonly stems: readonly string[] };

/** One place of the site that answers something: a rule, a card, a term. */
export type Answer = {
  /** A rule's id, `<kind>/<id>` of a card, `term/<id>`; otherwise the path of its page and its anchor. */
  readonly id: string;
  readonly kind: AnswerKind;
  readonly book: Book;
  /** Where it stands below the language, with its anchor. */
  readonly path: string;
  /** The title of its page, and the heading it stands under. */
  readonly page: string;
  readonly heading: string;
  /** What it is called, if it has a name of its own. */
  readonly name: string;
  /** Whether its text gives a figure. */
  readonly figure: boolean;
  /** Other words for it, as stems: synonyms, its name in English, the terms it explains. */
  readonly words: readonly (readonly string[])[];
  /** How players ask for it. */
  readonly asked: readonly Phrased[];
  /** What has to be so at a table for it to hold (`#rules/facts.ts`), with blanks between; left out where it always does. */
  readonly when?: string;
  /** The answer in a few words, if there is one. */
  readonly short?: string;
  /** What has to be so for that to be the whole answer, with blanks between, and how a reader is told of it. */
  readonly shortWhen?: { readonly conditions: string; readonly label: string };
  /** Its place among the answers of its book, by which its text is found. */
  readonly place: number;
};

/** An answer as a page shows it: without the words by which it is found. */
export type ShownAnswer = Omit<Answer, 'words' | 'asked' | 'figure'>;

/**
 * An answer with what is not sent with it: its text, of which only what is shown is read, and how players ask for it as
 * they wrote it, of which some completes what a reader is typing.
 */
export type WrittenAnswer = Answer & { readonly text: string; readonly written: readonly string[] };
