import type { Condition } from '#rules/facts.ts';
import type { RuleLink } from '#ui/story/texts.ts';

/** A question as a page carries it: everything in words, and which answer the engine has found right. */
export interface QuizItem {
  readonly id: string;
  readonly situation: string;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly right: string;
  /** What is said to the right answer. */
  readonly answer: string;
  readonly rule?: RuleLink;
  /** What has to be so at a table for it to be asked there (`#rules/facts.ts`). */
  readonly when?: readonly Condition[];
  readonly lesson?: RuleLink;
}
