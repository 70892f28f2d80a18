import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { makeSearchIndex, type SearchIndex } from '../find/searchIndex.ts';
import { answersFile } from '../pack/address.ts';
import type { Answer } from '../pack/answer.ts';
import { type Packed, unpack } from '../pack/pack.ts';
import { fetchOnce } from './fetchOnce.ts';

/** The site was built anew since this page was opened; its answers may be packed otherwise. */
export class Outdated extends Error {}

/**
 * Fetches the answers of a language and hands out an index of them: first of the first book, as soon as it is there, then
 * of all these books. The first is the base game, on whose words those of the others build. They wait for it, for on a
 * slow line they would take their share of it.
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
  const fetched = (book: Book) => fetchPacked(base, language, book, version);
  const there = unpack(await fetched(first), language, []);
  const coming = others.map(fetched);
  await pause();
  hand(makeSearchIndex(language, there));
  if (coming.length === 0) return;
  const more: Answer[] = [];
  for (const packed of await Promise.all(coming)) {
    await pause();
    more.push(...unpack(packed, language, there));
  }
  await pause();
  hand(makeSearchIndex(language, [...there, ...more]));
}

/** Between two pieces of work the browser shows what has been typed meanwhile. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Fetches answers before anybody asks for them. A failure does not matter: who asks tries again. */
export async function fetchAhead(
  base: string,
  language: Language,
  version: string,
  books: readonly Book[],
): Promise<void> {
  await Promise.allSettled(books.map(book => fetchPacked(base, language, book, version)));
}

async function fetchPacked(base: string, language: Language, book: Book, version: string): Promise<Packed> {
  const packed: Packed = await fetchOnce(`${base}${answersFile(language, book)}?v=${version}`);
  if (packed.version !== version) throw new Outdated();
  return packed;
}
