import type { Book } from '../../engine/model/card.ts';

let book: Book | undefined;
let failed = false;

/** The book is fetched once, when somebody plays with it; undefined where it cannot be had, as without a network. */
export async function fetchPegasus(): Promise<Book | undefined> {
  try {
    book ??= (await import('./pegasus.ts')).pegasusOffices;
  } catch {
    failed = true;
  }
  return book;
}

/**
 * The book, where the address of the page names it; to be called inside of `Suspense`. Until it is there what was
 * drawn ahead stays as it is.
 */
export function usePegasus(isNamed: (search: URLSearchParams) => boolean): Book | undefined {
  if (import.meta.env.SSR || book !== undefined || failed) return book;
  if (isNamed(new URL(location.href).searchParams)) throw fetchPegasus();
  return undefined;
}
