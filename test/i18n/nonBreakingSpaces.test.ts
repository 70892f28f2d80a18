import { expect, test } from 'vitest';
import { allNonBreaking, nonBreaking } from '#i18n/nonBreakingSpaces.ts';

const seen = (text: string) => text.replaceAll('\u00a0', '~');

test('Polish words of one letter and numbers hold on to the next, also at the end of what another text follows', () => {
  expect(seen(nonBreaking('pl', 'W domu i z psem, 2 karty, {{n}} z {{of}}, od '))).toBe(
    'W~domu i~z~psem, 2~karty, {{n}} z~{{of}}, od ',
  );
  expect(nonBreaking('es', 'a y o')).toBe('a y o');
});

test('a whole of texts keeps its shape', () => {
  const texts = { a: 'tu i tam', list: ['o tym', 3], deep: { b: 'nic' } };
  expect(allNonBreaking('pl', texts)).toEqual({
    a: 'tu i\u00a0tam',
    list: ['o\u00a0tym', 3],
    deep: { b: 'nic' },
  });
  expect(allNonBreaking('en', texts)).toBe(texts);
});
