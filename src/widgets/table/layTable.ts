/** A table in a browser: books, words and positions are fetched, and with this file what plays and draws it. */
import { booksNamed } from '#books/libraries.ts';
import { libraryOfTable } from '#machines/tableBench.ts';
import { restoreTable, type StoredTable } from '#machines/tables/stored.ts';
import type { TableBenchId } from '#machines/tables/tables.ts';
import { makeSpeech } from '../sandbox/speech.ts';
import { fetchJson, loadTexts, type Site } from '../sandbox/texts.ts';
import { LiveTable } from './LiveTable.tsx';
import type { Laid } from './useTable.ts';

export async function layTable(
  bench: TableBenchId,
  site: Site,
  books: readonly string[],
  source: string,
): Promise<Laid> {
  const [found, texts, stored] = await Promise.all([
    booksNamed(books),
    loadTexts(site, books),
    fetchJson<StoredTable>(source),
  ]);
  const lib = libraryOfTable(found, bench);
  return { lib, starts: restoreTable(lib, stored), speech: makeSpeech(site, texts), Live: LiveTable };
}
