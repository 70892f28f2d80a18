import { load } from '#books/registry.ts';
import type { ToldWords } from '#text/books.ts';
import type { Drawn } from '../board/useWords.ts';
import type { Story } from './index.ts';
import type { Played } from './useNarrator.ts';

/** The books of a story, as far as its events are told and its positions drawn. */
export function playedIn({ recording }: Story, more: ToldWords | undefined): Played & Drawn {
  const ids = recording.books.map(({ id }) => id);
  return { more, log: () => load('log', ids), board: () => load('board', ids) };
}
