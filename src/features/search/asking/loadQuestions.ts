import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { questionsFile } from '../pack/address.ts';
import { readWhole, type Whole } from './complete.ts';
import { fetchOnce } from './fetchOnce.ts';

/**
 * The questions that complete what is typed, in these books. They are to be fetched when the answers are there: a search
 * does without them, and where some fail to come, the others do.
 */
export async function loadQuestions(
  base: string,
  language: Language,
  version: string,
  books: readonly Book[],
): Promise<Whole[]> {
  const coming = books.map(book =>
    fetchOnce<readonly string[]>(`${base}${questionsFile(language, book)}?v=${version}`),
  );
  const come = await Promise.allSettled(coming);
  const texts = come.flatMap(one => (one.status === 'fulfilled' ? one.value : []));
  return readWhole(texts, language);
}
