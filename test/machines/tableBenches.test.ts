import { describe, expect, test } from 'vitest';
import { benchTable } from '../../src/collections/benchTables.ts';
import { stopOf } from '../../src/machines/bench/course.ts';
import { libraryOfTable, tableBench } from '../../src/machines/tableBench.ts';
import { type TableBenchId, tableBenches } from '../../src/machines/tables/tables.ts';

async function benchOf(id: TableBenchId) {
  const { sources, starts } = await benchTable(id);
  return tableBench(id, libraryOfTable(sources, id), starts);
}

describe.each(tableBenches)('the bench %s', id => {
  test('it can be laid out in every way, and something can be begun on each', async () => {
    const bench = await benchOf(id);
    const { starts } = await benchTable(id);
    for (const start of Object.keys(starts)) {
      const state = bench.parse(start);
      if (state === undefined) throw new Error(start);
      console.log(id, start, stopOf(state.course).open);
      for (const move of bench.steps(state)) {
        const next = bench.answer(state, move);
        const stop = next && stopOf(next.course);
        console.log('  ', move, stop?.asked?.seat, stop?.asked?.prompt, stop?.open.length, stop?.events.map(e => e.type).join(' '));
      }
      expect(bench.steps(state).length).toBeGreaterThan(0);
    }
  });
});
