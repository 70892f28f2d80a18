import type { ComponentType } from 'preact';
import type { TableSimulator } from '#books/playFacet.ts';
import type { Book } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import type { Speech } from '#ui/table/speech.ts';
import type { Site } from '#ui/table/texts.ts';
import type { Starts } from '../kit/deedBench.ts';
import type { LiveProps } from './LiveTable.tsx';
import type { TableOn } from './TableBench.tsx';

/** What a table is played with: its books, what can be begun, the positions it can begin with, the words for everything in them; and what draws it. */
export interface Laid {
  readonly lib: Library;
  readonly starts: Starts;
  readonly speech: Speech;
  readonly Live: ComponentType<LiveProps>;
  readonly simulator: TableSimulator;
}

const laid = new Map<string, Settled<Laid>>();

const nameIn = ({ language }: Site, bench: string, books: readonly string[]): string =>
  [language, bench, ...books].join(' ');

/** Where pages are built: what a bench on the page is about to show. */
export function offerTable(bench: string, site: Site, books: readonly string[], table: Laid): void {
  laid.set(nameIn(site, bench, books), { value: table });
}

/**
 * To be called inside of `Suspense`: a browser has to fetch all of it, and until it is there what was drawn ahead stays
 * as it is.
 */
export function useTable(bench: string, book: Book, site: Site, on: TableOn): Laid {
  return suspended(laid, nameIn(site, bench, on.books), async () => {
    const { layTable } = await import('./layTable.ts');
    return layTable(bench, book, site, on);
  });
}
