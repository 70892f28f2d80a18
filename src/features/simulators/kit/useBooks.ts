import { useEffect, useState } from 'preact/hooks';
import { optionalBooks } from '#books/registry.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import { useTonight } from './useTonight.ts';
import { useWhole } from './useWhole.ts';

/**
 * The books that a page brings, and those on the table tonight, as much of each as the bench needs; to be called inside
 * of `Suspense`, since what carries out the page's own has to be fetched. Until tonight's are there, the bench stays as
 * it is, lest the page collapse for a moment; without a connection it is played with those of the page.
 */
export function useBooks(own: readonly CardsFacet[], part: (book: Book) => Book): readonly Book[] {
  const whole = useWhole(own);
  const tonight = useTonight();
  const [shown, setShown] = useState(whole);
  const named = optionalBooks.filter(book => tonight.includes(book) || own.some(({ id }) => id === book));
  const wanted = named.length < own.length ? '' : named.join(' ');
  useEffect(() => {
    if (wanted === '') {
      setShown(whole);
      return;
    }
    let isWanted = true;
    import('#books/libraries.ts')
      .then(({ booksNamed }) => booksNamed(wanted.split(' ')))
      .then(
        books => isWanted && setShown(books.map(part)),
        () => isWanted && setShown(whole),
      );
    return () => {
      isWanted = false;
    };
  }, [wanted, whole, part]);
  return shown;
}
