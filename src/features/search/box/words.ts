import type { Book } from '#books/registry.ts';
import type { AnswerKind } from '../pack/answer.ts';

/** What the search says in the language of its page; the page hands it over. */
export type Words = {
  readonly none: string;
  readonly found: string;
  readonly failed: string;
  readonly best: string;
  readonly notTonight: string;
  readonly alsoOff: string;
  readonly all: string;
  readonly outdated: string;
  readonly reload: string;
  readonly fullTextTitle: string;
  readonly fullTextNone: string;
  readonly kinds: { readonly [kind in AnswerKind]: string };
  readonly books: { readonly [book in Book]: string };
};
