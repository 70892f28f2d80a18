import { expect, test } from 'vitest';
import { searchForm } from '#features/rules/glossary/searchForm.ts';

test.each([
  ['Jäger', 'jaeger', 'jager'],
  ['Führerschaft', 'fuehrerschaft', 'fuhrerschaft'],
  ['Łączność', 'lacznosc', 'ŁĄCZNOŚĆ'],
  ['Prisión', 'prision', 'PRISIÓN'],
  ['Größe', 'groesse', 'grosse'],
  ['Lee “Apollo” Adama', 'lee "apollo" adama', 'Lee Apollo Adama'],
  ['Admiral’s Quarters', "admiral's quarters", 'admirals quarters'],
])('%s is found however it is typed', (...spellings) => {
  expect(new Set(spellings.map(searchForm)).size).toBe(1);
});

test('different words stay different', () => {
  expect(searchForm('raider')).not.toBe(searchForm('rider'));
});
