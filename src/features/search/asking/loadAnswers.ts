import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { answersFile, questionsFile } from '../pack/address.ts';
import type { Client } from './client.ts';
import { fetchFile } from './fetchOnce.ts';

/** Where the files of a search lie, and what version of the site the page belongs to. */
export type Where = { readonly base: string; readonly language: Language; readonly version: string };

/** The site was built anew since this page was opened; its answers may be packed otherwise. */
export class Outdated extends Error {}

/**
 * Fetches the answers of these books and has them read: first those of the first book, on whose words the others build,
 * then all. The others wait for it, for on a slow line they would take their share of it. `opened` is called each time.
 */
export async function loadAnswers(
  where: Where,
  books: readonly Book[],
  search: Client,
  opened: () => void,
): Promise<void> {
  const [first, ...others] = books;
  if (first === undefined) return;
  const { language, version } = where;
  const open = async (files: readonly ArrayBuffer[]) => {
    if ((await search({ type: 'open', language, version, files })) === 'outdated') throw new Outdated();
    opened();
  };
  const there = await answersOf(where, first);
  const coming = Promise.all(others.map(book => answersOf(where, book)));
  // It is waited for below; a failure that comes earlier is no other one.
  coming.catch(() => undefined);
  await open([there]);
  if (others.length > 0) await open([there, ...(await coming)]);
}

/**
 * Fetches the questions of these books that complete what is typed. They are to be fetched when the answers are there: a
 * search does without them, and where some fail to come, the others do.
 */
export async function loadQuestions(
  { base, language, version }: Where,
  books: readonly Book[],
  search: Client,
): Promise<void> {
  const coming = books.map(book => fetchFile(`${base}${questionsFile(language, book)}?v=${version}`));
  const come = await Promise.allSettled(coming);
  const files = come.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
  await search({ type: 'offer', language, files });
}

/** Fetches answers before anybody asks for them. A failure does not matter: who asks tries again. */
export async function fetchAhead(where: Where, books: readonly Book[]): Promise<void> {
  await Promise.allSettled(books.map(book => answersOf(where, book)));
}

function answersOf({ base, language, version }: Where, book: Book): Promise<ArrayBuffer> {
  return fetchFile(`${base}${answersFile(language, book)}?v=${version}`);
}
