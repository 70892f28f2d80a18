import { withCode } from '#books/withCode.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import { type Settled, suspended } from '#loading/suspended.ts';

const whole = new WeakMap<readonly CardsFacet[], Settled<readonly Book[]>>();

/** Where pages are built: the code of these books is at hand. */
export async function offerWhole(books: readonly CardsFacet[]): Promise<readonly Book[]> {
  const found = await withCode(books);
  whole.set(books, { value: found });
  return found;
}

/**
 * Books as a page carries them, with what carries out their cards; to be called inside of `Suspense`, since that of an
 * expansion has to be fetched.
 */
export function useWhole(books: readonly CardsFacet[]): readonly Book[] {
  return suspended(whole, books, () => withCode(books));
}
