import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { askedFor, lacking, lackingPhrasings, phrasingsIn } from '#scripts/search/phrasings.ts';

const plain = (phrasing: string) =>
  [...new Set(phrasing.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' ');

describe.each(languages)('the words of players in %s', language => {
  const read = Object.keys(askedFor).map(file => ({ file, words: phrasingsIn(language, file) }));

  test('stand under ids that exist', () => {
    const strange = read.flatMap(({ file, words }) =>
      Object.keys(words).filter(id => !askedFor[file]?.includes(id)),
    );
    expect(strange).toEqual([]);
  });

  test('stand in one place each', () => {
    const all = read.flatMap(({ words }) =>
      Object.entries(words).flatMap(([id, phrasings]) => phrasings.map(phrasing => ({ id, phrasing }))),
    );
    const places = Map.groupBy(all, ({ phrasing }) => plain(phrasing));
    const twice = [...places.values()]
      .filter(({ length }) => length > 1)
      .map(same => same.map(({ id, phrasing }) => `${id}: ${phrasing}`).join(' | '));
    expect(twice).toEqual([]);
  });
});

test('phrasings are welcome, not owed: what has few is told', ({ annotate }) => {
  const phrasings = { many: ['a', 'b', 'c', 'd', 'e'], few: ['a'] };
  expect(lacking(['many', 'few', 'new'], phrasings)).toEqual(['few has 1', 'new has none']);
  for (const line of lackingPhrasings()) void annotate(line, 'phrasings');
});
