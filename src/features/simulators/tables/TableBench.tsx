/** A bench that is a whole table, set up in one of several ways. All that it is played with is fetched where it is shown. */

import { type Book, onTable } from '#books/registry.ts';
import type texts from '#locales/en/widgets.json';
import type { FrameTexts } from '#ui/bench/BenchFrame.tsx';
import type { BookNames } from '#ui/bench/PlayedWith.tsx';
import { Awaited } from '#ui/loading/Awaited.tsx';
import type { Site } from '#ui/table/texts.ts';
import { useTonight } from '../kit/useTonight.ts';
import type { Switches } from './tableBench.ts';
import { useTable } from './useTable.ts';

/** What one of these benches says by itself. */
export type OwnTexts = {
  readonly title: string;
  readonly begin: string;
  readonly deeds: { readonly [deed: string]: string };
  readonly switches: {
    readonly [name: string]: {
      readonly label: string;
      readonly options: { readonly [option: string]: string };
    };
  };
};

/** A table with these books on it. */
export type TableOn = {
  readonly books: readonly Book[];
  readonly switches: Switches;
  /** Where its positions are to be fetched. */
  readonly source: string;
};

export type TableBenchProps = {
  readonly bench: string;
  /** The book that it is about. */
  readonly book: Book;
  readonly site: Site;
  /** With its own books, and behind it with all of them, if that is another game. */
  readonly tables: readonly TableOn[];
  readonly bookNames: BookNames;
  readonly own: OwnTexts;
  readonly texts: typeof texts.table;
  readonly frame: FrameTexts;
};

export function TableBench(props: TableBenchProps) {
  return (
    <Awaited>
      <Fetched {...props} />
    </Awaited>
  );
}

/** With tonight's books, where all that a table needs is among them; otherwise with its own. */
function Fetched(props: TableBenchProps) {
  const { tables } = props;
  const tonight = onTable(useTonight());
  const on = tables.findLast(({ books }) => books.every(book => tonight.includes(book))) ?? tables[0];
  return on === undefined ? null : <Laid key={on.books.join(' ')} {...props} on={on} />;
}

function Laid({ on, ...props }: TableBenchProps & { readonly on: TableOn }) {
  const table = useTable(props.bench, props.book, props.site, on);
  return <table.Live {...props} {...on} table={table} />;
}
