import type { Book } from '../../engine/model/card.ts';
import { withCode } from '../../scenarios/recording/bookCode.ts';

const whole = new WeakMap<readonly Book[], readonly Book[]>();

/** Where pages are built: the code of these books is at hand. */
export async function offerWhole(books: readonly Book[]): Promise<readonly Book[]> {
  const found = await Promise.all(books.map(withCode));
  whole.set(books, found);
  return found;
}

/**
 * Books as a page carries them, with what carries out their cards; to be called inside of `Suspense`, since that of an
 * expansion has to be fetched. The base game needs nothing.
 */
export function useWhole(books: readonly Book[]): readonly Book[] {
  const found = books.length === 1 ? books : whole.get(books);
  if (found !== undefined) return found;
  throw offerWhole(books);
}
