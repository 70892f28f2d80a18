import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Term } from '#collections/schemas.ts';

const glossary: Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));

/** English words of the game that a language does not use itself. */
function englishOnly(language: 'de' | 'es' | 'pl'): string[] {
  const own = glossary
    .flatMap(term => [term[language], ...term.synonyms[language]])
    .join('\n')
    .toLowerCase();
  return glossary
    .filter(({ set, kind }) => set === 'base' && kind !== 'card' && kind !== 'character')
    .map(({ en }) => en)
    .filter(word => word.length > 4 && !own.includes(word.toLowerCase()));
}

test.each(['de', 'es', 'pl'] as const)('no English term of the game is left in the pages: %s', language => {
  const words = englishOnly(language);
  expect(words.length).toBeGreaterThan(50);
  const found = globSync(`content/${language}/rules/**/*.mdx`).flatMap(file => {
    const text = readFileSync(file, 'utf8').replace(/<[^>]*>/g, ' ');
    return words
      .filter(word =>
        new RegExp(`(?<![\\p{L}-])${word.replace(/[^\w\s]/g, '.')}(?![\\p{L}-])`, 'iu').test(text),
      )
      .map(word => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
