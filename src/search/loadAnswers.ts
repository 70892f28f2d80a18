import type { Language } from '../i18n/languages.ts';
import type { Book } from '../rules/book.ts';
import { answersFile } from './address.ts';
import type { Answer } from './answer.ts';
import { fetchOnce } from './fetchOnce.ts';
import { type Packed, unpack } from './pack.ts';
import { makeSearchIndex, type SearchIndex } from './searchIndex.ts';

/** The site was built anew since this page was opened; its answers may be packed otherwise. */
export class Outdated extends Error {}

/**
 * Fetches the answers of a language and hands out an index of them: first of the first book, as soon as it is there, then
 * of all these books. The others wait for the first one, for on a slow line they would take their share of it.
 */
export async function loadAnswers(
  base: string,
  language: Language,
  version: string,
  books: readonly Book[],
  hand: (index: SearchIndex) => void,
): Promise<void> {
  const [first, ...others] = books;
  if (first === undefined) return;
  const fetched = (book: Book) => fetchAnswers(base, language, book, version);
  const there = await fetched(first);
  const coming = others.map(fetched);
  hand(makeSearchIndex(language, there));
  if (coming.length > 0) hand(makeSearchIndex(language, [...there, ...(await Promise.all(coming)).flat()]));
}

/** Fetches answers before anybody asks for them. A failure does not matter: who asks tries again. */
export async function fetchAhead(
  base: string,
  language: Language,
  version: string,
  books: readonly Book[],
): Promise<void> {
  await Promise.allSettled(books.map(book => fetchAnswers(base, language, book, version)));
}

async function fetchAnswers(
  base: string,
  language: Language,
  book: Book,
  version: string,
): Promise<Answer[]> {
  const packed: Packed = await fetchOnce(`${base}${answersFile(language, book)}?v=${version}`);
  if (packed.version !== version) throw new Outdated();
  return unpack(packed);
}
