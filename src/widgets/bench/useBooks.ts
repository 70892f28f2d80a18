import type { Book } from '../../engine/model/card.ts';
import { expansions } from '../../rules/book.ts';
import { useTonight } from './useTonight.ts';
import { useWhole } from './useWhole.ts';

type Part = (book: Book) => Book;
const fetched = new Map<Part, Map<string, readonly Book[]>>();
const failed = new Set<string>();

/**
 * The books that a page brings, and those on the table tonight, as much of each as the bench needs; to be called inside
 * of `Suspense`, since these have to be fetched. Without a connection it is played with those of the page.
 */
export function useBooks(own: readonly Book[], part: Part): readonly Book[] {
  const whole = useWhole(own);
  const tonight = useTonight();
  const named = expansions.filter(book => tonight.includes(book) || own.some(({ id }) => id === book));
  const name = named.join(' ');
  if (named.length < own.length || failed.has(name)) return whole;
  const parts = fetched.get(part) ?? new Map<string, readonly Book[]>();
  fetched.set(part, parts);
  const found = parts.get(name);
  if (found !== undefined) return found;
  throw import('../../cards/shelf.ts')
    .then(({ booksNamed }) => booksNamed(named))
    .then(books => parts.set(name, books.map(part)))
    .catch(() => failed.add(name));
}
