import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { makeTranslators } from '#i18n/makeTranslators.ts';
import { makeTranslate } from '#i18n/translate.ts';
import { localeFiles, type Texts, textsOf } from '../kit/locales.ts';

const root = join(import.meta.dirname, '../..');
const plainFiles = localeFiles().filter(name => !['effects', 'events', 'engine'].includes(name));
const cases = languages.flatMap(language => plainFiles.map(name => ({ language, name })));

/** A value for every placeholder of any text of the file. */
function valuesFor(texts: Texts): Record<string, unknown> {
  const names = Object.values(texts).flatMap(text => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, n]) => n));
  return Object.fromEntries(names.map(name => [name, `<${name}>`]));
}

test.each(cases)(
  '$language/$name.json says the same in a browser as in a page built ahead',
  ({ language, name }) => {
    const texts = textsOf(language, name);
    const nested = JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));
    const ahead = makeTranslators('ui', { [language]: nested })(language) as unknown as (
      key: string,
      values: object,
    ) => string;
    const browser = makeTranslate(language, nested);
    const values = valuesFor(texts);
    for (const key of new Set(Object.keys(texts).map(key => key.replace(/_[a-z]+$/, '')))) {
      for (const count of [0, 1, 2, 5, 22]) {
        expect(browser(key, { ...values, count })).toBe(ahead(key, { ...values, count }));
      }
    }
  },
);

test('a variant is said where there is one, and a text that is not there is a mistake', () => {
  const t = makeTranslate('pl', {
    send: 'wyślij',
    send_you: 'idź',
    n_few: '{{count}} karty',
    n_many: '{{count}} kart',
  });
  expect([t('send'), t('send', { context: 'you' }), t('send', { context: 'all' })]).toEqual([
    'wyślij',
    'idź',
    'wyślij',
  ]);
  expect([t('n', { count: 3 }), t('n', { count: 5 })]).toEqual(['3 karty', '5 kart']);
  expect(() => t('n')).toThrow('No text in pl for the key n');
});
