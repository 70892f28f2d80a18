/** A bench of an expansion: a table set up in one of several ways. All that it is played with is fetched where it is shown. */
import { Suspense } from 'preact/compat';
import type texts from '../../locales/en/widgets.json';
import type { Switches } from '../machines/tableBench.ts';
import type { TableBenchId } from '../machines/tables/tables.ts';
import type { FrameTexts } from './bench/BenchFrame.tsx';
import type { Site } from './sandbox/texts.ts';
import { useTable } from './table/useTable.ts';

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

export type TableBenchProps = {
  readonly bench: TableBenchId;
  readonly site: Site;
  readonly books: readonly string[];
  readonly switches: Switches;
  /** Where its positions are to be fetched. */
  readonly source: string;
  readonly own: OwnTexts;
  readonly texts: typeof texts.table;
  readonly frame: FrameTexts;
};

export function TableBench(props: TableBenchProps) {
  return (
    <Suspense fallback={undefined}>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched(props: TableBenchProps) {
  const table = useTable(props.bench, props.site, props.books, props.source);
  if (table !== undefined) return <table.Live {...props} table={table} />;
  return (
    <p class="notice" role="alert">
      {props.texts.unreachable}
    </p>
  );
}
