import { load } from '#books/registry.ts';
import type { Story } from '#machines/story/index.ts';
import type { ToldWords } from '#text/books.ts';
import type { Played } from './useNarrator.ts';

/** The books of a story, as far as its events are told. */
export const playedIn = ({ recording }: Story, more: ToldWords | undefined): Played => ({
  more,
  log: () =>
    load(
      'log',
      recording.books.map(({ id }) => id),
    ),
});
