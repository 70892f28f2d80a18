import { expect, test } from 'vitest';
import { plainly } from '../../src/components/glossary/plainly.ts';

test.each([
  ['Jäger', 'jaeger', 'jager'],
  ['Führerschaft', 'fuehrerschaft', 'fuhrerschaft'],
  ['Łączność', 'lacznosc', 'ŁĄCZNOŚĆ'],
  ['Prisión', 'prision', 'PRISIÓN'],
  ['Größe', 'groesse', 'grosse'],
  ['Lee “Apollo” Adama', 'lee "apollo" adama', 'Lee Apollo Adama'],
  ['Admiral’s Quarters', "admiral's quarters", 'admirals quarters'],
])('%s is found however it is typed', (...spellings) => {
  expect(new Set(spellings.map(plainly)).size).toBe(1);
});

test('different words stay different', () => {
  expect(plainly('raider')).not.toBe(plainly('rider'));
});
