import { booksNamed } from '../../cards/shelf.ts';
import type { Library } from '../../engine/index.ts';
import type { Starts } from '../../machines/bench/deedBench.ts';
import { libraryOfTable } from '../../machines/tableBench.ts';
import { restoreTable, type StoredTable } from '../../machines/tables/stored.ts';
import type { TableBenchId } from '../../machines/tables/tables.ts';
import { makeSpeech, type Speech } from '../sandbox/speech.ts';
import { fetchJson, loadTexts, type Site } from '../sandbox/texts.ts';

/** What a table is played with: its books, the positions it can begin with, and the words for everything in them. */
export interface Laid {
  readonly lib: Library;
  readonly starts: Starts;
  readonly speech: Speech;
}

const laid = new Map<string, Laid>();
const failed = new Set<string>();

const nameIn = ({ language }: Site, bench: TableBenchId): string => `${language} ${bench}`;

/** Where pages are built: what a bench on the page is about to show. */
export function offerTable(bench: TableBenchId, site: Site, table: Laid): void {
  laid.set(nameIn(site, bench), table);
}

/**
 * To be called inside of `Suspense`: a browser has to fetch books and words, and until they are there what was drawn
 * ahead stays as it is. Undefined where they cannot be fetched.
 */
export function useTable(
  bench: TableBenchId,
  site: Site,
  books: readonly string[],
  source: string,
): Laid | undefined {
  const name = nameIn(site, bench);
  const table = laid.get(name);
  if (table !== undefined || failed.delete(name)) return table;
  throw Promise.all([booksNamed(books), loadTexts(site, books), fetchJson<StoredTable>(source)])
    .then(([found, texts, stored]) => {
      const lib = libraryOfTable(found, bench);
      laid.set(name, { lib, starts: restoreTable(lib, stored), speech: makeSpeech(site, texts) });
    })
    .catch(() => failed.add(name));
}
