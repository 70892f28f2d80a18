import { expect, test } from 'vitest';
import { isInflected } from '#features/rules/glossary/inflected.ts';

test.each([
  ['akcję', 'akcja'],
  ['aktywnego gracza', 'aktywny gracz'],
  ['Cylonów', 'Cylon'],
  ['ostatecznej siły', 'ostateczna siła'],
])('%s is only a form of %s', (word, name) => {
  expect(isInflected(word, name)).toBe(true);
});

test.each([
  ['gracz rozpoczynający', 'pierwszy gracz'],
  ['kolejka', 'tura'],
  ['tura gracza', 'tura'],
  ['Adama', 'William Adama'],
])('%s is another word for %s', (word, name) => {
  expect(isInflected(word, name)).toBe(false);
});
