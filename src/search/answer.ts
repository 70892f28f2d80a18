import type { Book } from '../rules/book.ts';

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
  /** Other words for it: synonyms, its name in English, the terms it explains. */
  readonly words: readonly string[];
  /** How players ask for it; complete questions first. */
  readonly asked: readonly string[];
  /** The answer in a few words, if there is one. */
  readonly short?: string;
  /** Its place among the answers of its book, by which its text is found. */
  readonly place: number;
};

/** An answer with its text, which is sent apart: only what is shown is read. */
export type WrittenAnswer = Answer & { readonly text: string };
