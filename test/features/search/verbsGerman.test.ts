import { expect, test } from 'vitest';
import { infinitiveOf } from '#features/search/words/verbsGerman.ts';

const verbs = new Set([
  'ziehen',
  'legen',
  'ablegen',
  'aufdecken',
  'wurfeln',
  'landen',
  'sehen',
  'planen',
  'ort',
]);
const isWord = (word: string) => verbs.has(word);

test.each([
  ['zieht', 'ziehen'],
  ['gezogen', 'ziehen'],
  ['gelegt', 'legen'],
  ['abgelegt', 'ablegen'],
  ['abzulegen', 'ablegen'],
  ['aufgedeckt', 'aufdecken'],
  ['wurfelt', 'wurfeln'],
  ['landet', 'landen'],
  ['gesehen', 'sehen'],
])('the infinitive of %s is %s', (form, infinitive) => {
  expect(infinitiveOf(form, isWord)).toBe(infinitive);
});

test.each(['ort', 'planet', 'karte', 'nimmt', 'legen'])('%s is no form of a verb that stands there', word => {
  expect(infinitiveOf(word, isWord)).toBeUndefined();
});
