import { expect, test } from 'vitest';
import { makeSpelling } from '#features/search/find/letters.ts';
import { makeLexicon } from '#features/search/find/lexicon.ts';
import { phrased } from '#features/search/find/phrased.ts';
import { learn } from '#features/search/words/spoken.ts';

await learn('de');

const texts = ['Wasserknappheit', 'Wasser holen', 'Luftknappheit', 'wer zieht Karten', 'wer spielt Karten'];
const stemsOf = (text: string) => phrased(text, 'de').stems;
const spelling = makeSpelling(makeLexicon('de', texts.map(stemsOf)));
const alike = (text: string) =>
  texts
    .map(stemsOf)
    .map(spelling.lettersOf)
    .map(spelling.likenessTo(stemsOf(text)));

test('a text is spelt like itself, and unlike one that shares no three letters with it', () => {
  const [self, , , other] = alike('Wasserknappheit');
  expect(self).toBeCloseTo(1);
  expect(other).toBe(0);
});

test('slips and parts of a compound leave most of the letters as they are', () => {
  const [meant = 0, first = 0, second = 0, other = 0] = alike('wasserknapheit');
  expect(meant).toBeGreaterThan(0.7);
  expect(first).toBeGreaterThan(other);
  expect(second).toBeGreaterThan(other);
});

test('what is spelt like nothing is like nothing', () => {
  expect(alike('xyz')).toEqual([0, 0, 0, 0, 0]);
  expect(alike('')).toEqual([0, 0, 0, 0, 0]);
});
