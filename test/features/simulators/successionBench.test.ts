import { expect, test } from 'vitest';
import { theSimulator } from '#books/atBuild/play.ts';
import { booksNamed } from '#books/libraries.ts';
import { officeBook } from '#features/simulators/succession/officeBook.ts';
import {
  officeLibrary,
  parseWord,
  successionBench,
} from '#features/simulators/succession/successionBench.ts';
import { stopOf } from '#ui/bench/course.ts';
import { baseBook } from '../../kit/books.ts';
import { successionStarts } from '../../kit/simulators.ts';

const { start: usual } = theSimulator('succession', 'succession');
const bench = successionBench(officeLibrary([officeBook(baseBook)]), usual);

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

test.each(successionStarts)(
  'with both expansions the lines of the later one decide: $0 and others',
  async (...start) => {
    const both = (await booksNamed(['pegasus', 'daybreak'])).map(officeBook);
    const { start: begun, answer } = successionBench(officeLibrary(both), start);
    const { state } = stopOf(begun.course).game;
    const admiral = state.titles.admiral ?? 0;
    const jailed = answer(begun, { type: 'say', word: `brig-${admiral}` });
    if (jailed === undefined) throw new Error('The Admiral cannot be sent to the Brig.');
    expect(stopOf(jailed.course).game.state.titles.admiral).not.toBe(admiral);
  },
);
