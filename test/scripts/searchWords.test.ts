import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeOtherWords } from '../../scripts/searchWords.ts';

const glossary = parse(readFileSync('content/glossary.yaml', 'utf8'));

test.each([
  ['en', 'A player may play a Destiny Deck card.', 'Destiny Deck'],
  ['de', 'Die Zylonenjäger greifen an.', 'Raider'],
  ['de', 'Der Präsident entscheidet.', 'Praesident'],
  ['pl', 'Znacznik floty na torze Przygotowania do skoku.', 'skok'],
  ['pl', 'Znacznik floty wraca na start.', 'Fleet Marker'],
  ['es', 'El indicador de Flota avanza.', 'ficha de Flota'],
] as const)('%s: "%s" is also found by "%s"', (language, text, word) => {
  expect(makeOtherWords(language, glossary)(text)).toContain(word);
});

test('a term does not count in the middle of another word', () => {
  expect(makeOtherWords('en', glossary)('Somebody else entirely')).toEqual([]);
});
