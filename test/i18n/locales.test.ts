import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import { localeProblems } from '../kit/localeProblems.ts';
import { bookFiles, bookTextsOf, localeFiles, textsOf } from '../kit/locales.ts';

const files = localeFiles().flatMap(name => languages.map(language => ({ name, language })));

test.each(files)(
  '$language has every text of $name.json, with its placeholders and plural forms',
  ({ name, language }) => {
    expect(localeProblems(textsOf('en', name), language, textsOf(language, name))).toEqual([]);
  },
);

const ofBooks = bookFiles().flatMap(name => languages.map(language => ({ name, language })));

test.each(ofBooks)('$language has every text of $name.json, with its placeholders', ({ name, language }) => {
  const english = bookTextsOf('en', name);
  expect(localeProblems(english, language, bookTextsOf(language, name))).toEqual([]);
});

test('a missing, an extra and an empty text, a wrong placeholder and a missing plural form are found', () => {
  const english = {
    'a.b': 'Hello {{name}}',
    c: 'Bye',
    d: 'So',
    n_one: '{{count}} page',
    n_other: '{{count}} pages',
  };
  const polish = {
    'a.b': 'Cześć {{imię}}',
    d: ' ',
    e: 'Co?',
    n_one: '{{count}} strona',
    n_few: '{{count}} strony',
    n_other: '{{count}} strony',
  };
  expect(localeProblems(english, 'pl', polish)).toEqual([
    'c is missing',
    'n_many is missing',
    'e is not in English',
    'a.b has the placeholders "imię", English has "name"',
    'd is empty',
  ]);
});

test.each([
  [1, '1 strona'],
  [3, '3 strony'],
  [5, '5 stron'],
  [22, '22 strony'],
] as const)('Polish counts pages as Polish does: %i', (count, text) => {
  expect(translator('pl')('rules.pages', { count })).toBe(text);
});

test('a text that is given no value for its placeholder is a mistake', () => {
  expect(() => translator('en')('rule.page')).toThrow(/no value for \{\{pages\}\}/);
});
