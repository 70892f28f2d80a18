import type { Book } from '#engine/model/card.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import { withCode } from '#scenarios/recording/bookCode.ts';

const whole = new WeakMap<readonly Book[], Settled<readonly Book[]>>();

/** Where pages are built: the code of these books is at hand. */
export async function offerWhole(books: readonly Book[]): Promise<readonly Book[]> {
  const found = await fetchWhole(books);
  whole.set(books, { value: found });
  return found;
}

const fetchWhole = (books: readonly Book[]): Promise<readonly Book[]> => Promise.all(books.map(withCode));

/**
 * Books as a page carries them, with what carries out their cards; to be called inside of `Suspense`, since that of an
 * expansion has to be fetched. The base game needs nothing.
 */
export function useWhole(books: readonly Book[]): readonly Book[] {
  return books.length === 1 ? books : suspended(whole, books, () => fetchWhole(books));
}
