import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf, parse } from '../../scripts/directions.ts';

/** Everything a file loads when it runs, types left out. */
function loads(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('/')) return seen;
  for (const { from, typeOnly } of importsOf(parse(file, readFileSync(file, 'utf8')))) {
    if (!typeOnly) loads(from.startsWith('.') ? join(dirname(file), from) : from, seen);
  }
  return seen;
}

test('a page that plays scenarios loads no library', () => {
  const loaded = [...loads(fileURLToPath(new URL('../../src/scenarios/index.ts', import.meta.url)))];
  expect(loaded.filter(file => !file.startsWith('/'))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(50);
});

test('and no expansion: its cards come when a scenario names it', () => {
  const loaded = [...loads(fileURLToPath(new URL('../../src/scenarios/index.ts', import.meta.url)))];
  expect(loaded.some(file => file.includes('/cards/base/'))).toBe(true);
  expect(loaded.filter(file => /\/cards\/(?!base\/)/.test(file))).toEqual([]);
});
