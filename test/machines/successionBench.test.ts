import { expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { officeBook, successionStarts } from '../../src/components/benches/officeBook.ts';
import { stopOf } from '../../src/machines/bench/course.ts';
import { officeLibrary, parseWord, successionBench } from '../../src/machines/successionBench.ts';

const bench = successionBench(officeLibrary([officeBook(baseBook)]), successionStarts.base);

test('once something has happened, nobody changes places', () => {
  const jailed = bench.answer(bench.start, { type: 'say', word: 'brig-1' });
  if (jailed === undefined) throw new Error('Nobody can be sent to the Brig.');
  for (const type of ['join', 'leave'] as const) expect(bench.answer(jailed, { type })).toBeUndefined();
  expect(bench.answer(jailed, { type: 'play', seat: 0, character: 'saul-tigh' })).toBeUndefined();
});

test('every word says what happens to whom', () => {
  for (const word of stopOf(bench.start.course).open) expect(parseWord(word)).toBeDefined();
});

test.each([
  '',
  'tom-zarek_saul-tigh..0',
  'tom-zarek_saul-tigh_lee-adama.execute-0.0',
  'tom-zarek_saul-tigh_lee-adama.free-0.0',
  'tom-zarek_saul-tigh_lee-adama..3',
  'tom-zarek_saul-tigh_helena-cain..0',
  'tom-zarek_tom-zarek_lee-adama..0',
  'tom-zarek_saul-tigh_lee-adama..0.0',
])('the address "%s" names no table', text => expect(bench.parse(text)).toBeUndefined());
