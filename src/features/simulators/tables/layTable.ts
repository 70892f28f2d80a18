/** A table in a browser: books, words and positions are fetched, and with this file what plays and draws it. */
import { booksNamed } from '#books/libraries.ts';
import type { TableSimulator } from '#books/playFacet.ts';
import { type Book, load } from '#books/registry.ts';
import { makeSpeech } from '#ui/table/speech.ts';
import { fetchJson, loadTexts, type Site } from '#ui/table/texts.ts';
import { LiveTable } from './LiveTable.tsx';
import { restoreTable, type StoredTable } from './stored.ts';
import type { TableOn } from './TableBench.tsx';
import { tableLibrary } from './tableBench.ts';
import type { Laid } from './useTable.ts';

export async function layTable(bench: string, book: Book, site: Site, on: TableOn): Promise<Laid> {
  const { books, source } = on;
  const [found, texts, stored, simulator] = await Promise.all([
    booksNamed(books),
    loadTexts(site, books),
    fetchJson<StoredTable>(source),
    simulatorIn(book, bench),
  ]);
  const lib = tableLibrary(found, simulator.deeds);
  return {
    lib,
    starts: restoreTable(lib, stored),
    speech: makeSpeech(site, texts),
    Live: LiveTable,
    simulator,
  };
}

async function simulatorIn(book: Book, bench: string): Promise<TableSimulator> {
  const [facet] = await load('play', [book]);
  const simulator = (await facet?.simulators())?.[bench];
  if (simulator?.of !== 'table') throw new Error(`The book "${book}" has no table "${bench}"`);
  return simulator;
}
