import { expect, test } from 'vitest';
import type { Book } from '#books/registry.ts';
import { startOn } from '#features/simulators/kit/startOn.ts';
import { leadOn } from '#features/simulators/leadOn.ts';

test('an address that was handed out leads to the same moment on the page that the simulator has joined', () => {
  const there = 'https://a.example/en/try/loyalty/?books=pegasus';
  const way = { from: 'loyalty-pegasus', to: 'loyalty', books: ['pegasus', 'daybreak'] };
  expect(leadOn(there, 'https://a.example/en/try/loyalty-pegasus/', way)).toBe(
    'https://a.example/en/try/loyalty/?books=pegasus%2Cdaybreak',
  );
  expect(
    leadOn(
      there,
      'https://a.example/en/try/loyalty-pegasus/?loyalty-pegasus=a_b.7.dealt#try-loyalty-pegasus',
      way,
    ),
  ).toBe('https://a.example/en/try/loyalty/?books=pegasus%2Cdaybreak&loyalty=a_b.7.dealt#try-loyalty');
});

test('a simulator begins as the latest book on the table would have it', () => {
  const starts = [
    { book: 'base', start: 'usual' },
    { book: 'pegasus', start: 'with Pegasus' },
    { book: 'daybreak', start: 'with Daybreak' },
  ];
  const on = (...books: Book[]) =>
    startOn(
      starts,
      books.map(id => ({ id })),
      'own',
    );
  expect(on('base')).toBe('usual');
  expect(on('base', 'pegasus')).toBe('with Pegasus');
  expect(on('base', 'pegasus', 'daybreak')).toBe('with Daybreak');
  expect(on()).toBe('own');
});
