import { useEffect, useState } from 'preact/hooks';
import type { Book as Expansion } from '#books/registry.ts';
import { booksChanged, expansionsTonight } from '#ui/keep/books.ts';

/** The expansions on the table tonight; none until what the page was built with has been taken over. */
export function useTonight(): readonly Expansion[] {
  const [books, setBooks] = useState<readonly Expansion[]>([]);
  useEffect(() => {
    const follow = () => setBooks(expansionsTonight());
    follow();
    addEventListener(booksChanged, follow);
    return () => removeEventListener(booksChanged, follow);
  }, []);
  return books;
}
