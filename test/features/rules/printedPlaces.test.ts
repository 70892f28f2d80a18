import { expect, test } from 'vitest';
import { pagesText } from '#features/rules/printedPlaces.ts';
import { translator } from '#i18n/translator.ts';

test.each([
  ['11', 'p. 11'],
  ['11-12', 'pp. 11–12'],
  ['24, 32', 'pp. 24, 32'],
])('one page and several are written as readers write them: %s', (pages, text) => {
  expect(pagesText(translator('en'), pages).replaceAll('\u00a0', ' ')).toBe(text);
});
