import { type Book, optionalBooks } from '#books/registry.ts';
import type { Term } from './schemas.ts';

/** The books that have a term: the one that brought it, and later ones that have it as well. */
export function booksWith({ set, also = {} }: Term): readonly Book[] {
  return [set, ...optionalBooks.filter(book => also[book] !== undefined)];
}

/** Where a term is explained to readers of a book: by its own rule, or else by that of the book that brought it. */
export function ruleIn({ rule, also = {} }: Term, book: Book): Term['rule'] {
  return also[book] ?? rule;
}

/** The rules that explain a term, by its books. */
export function termRules(term: Term): readonly { readonly book: Book; readonly rule: string }[] {
  return booksWith(term).flatMap(book => {
    const rule = ruleIn(term, book);
    return rule === undefined ? [] : [{ book, rule }];
  });
}
