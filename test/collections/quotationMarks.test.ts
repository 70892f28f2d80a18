import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** What readers see of the data; notes are for those who work on it. */
const files = [
  'content/glossary.yaml',
  'content/questions.yaml',
  ...globSync('content/editions/*.yaml'),
  ...globSync('content/rulings/*.yaml'),
  ...globSync('locales/*/**/*.json'),
];

function straightIn(part: unknown): string[] {
  if (typeof part === 'string') return /["']/.test(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'note' ? [] : straightIn(value)));
}

test.each(files)('quotation marks and apostrophes are those of a printer: %s', file => {
  expect(straightIn(parse(readFileSync(file, 'utf8')))).toEqual([]);
});
