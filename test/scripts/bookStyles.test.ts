import { expect, test } from 'vitest';
import { optionalBooks } from '#books/registry.ts';
import { stylesOfBooks } from '../../scripts/bookStyles.ts';

const styles = stylesOfBooks();

test.each(optionalBooks)('what belongs to %s is seen with it on the table alone', book => {
  expect(styles).toContain(`[data-books~="${book}"] [data-with~="${book}"]`);
  expect(styles).toContain(`[data-books~="${book}"] [data-unless~="${book}"] { display: none; }`);
});

test('every kind of cards and every type of skill cards that a book brings has one colour', () => {
  const coloured = [...styles.matchAll(/\.card-face(\[[^\]]+\]) \{ --deck/g)].map(([, which]) => which);
  expect(coloured.length).toBeGreaterThan(0);
  expect(coloured).toEqual([...new Set(coloured)]);
});
