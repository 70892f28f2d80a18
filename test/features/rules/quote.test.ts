import { expect, test } from 'vitest';
import { quoted } from '#features/rules/quote.ts';

test('a rule is quoted with its place on the site, its place in print, and its address', () => {
  expect(
    quoted({
      words: ' In the Brig you may not\n move . ',
      page: 'Brig and Sickbay',
      heading: 'In the Brig',
      printed: 'The Brig, p. 22',
      address: 'https://example.org/en/rules/base/brig-and-sickbay/#brig.no-moving',
    }),
  ).toBe(
    'In the Brig you may not move.\n— Brig and Sickbay › In the Brig (The Brig, p. 22)\nhttps://example.org/en/rules/base/brig-and-sickbay/#brig.no-moving',
  );
});

test('what has no heading and no place in print is quoted without', () => {
  expect(quoted({ words: 'A rule.', page: 'The turn', address: 'https://example.org/' })).toBe(
    'A rule.\n— The turn\nhttps://example.org/',
  );
});
