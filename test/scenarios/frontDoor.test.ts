import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';

/** Everything a page loads with it when it runs: no types, nothing that is fetched later. */
const { output } = await cruise(
  ['src/scenarios/index.ts'],
  { tsPreCompilationDeps: false, doNotFollow: { path: 'node_modules' }, exclude: { dynamic: true } },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const loaded = (output as ICruiseResult).modules.map(({ source }) => source);

test('a page that plays scenarios loads no library but the schemas of saves', () => {
  // What a page does not use of it falls out of the build: `npm run size` would notice.
  expect(loaded.filter(file => !file.startsWith('src/'))).toEqual(['node_modules/valibot/dist/index.mjs']);
  expect(loaded.length).toBeGreaterThan(50);
});

test('and no book: what it plays with comes with the page', () => {
  expect(loaded.filter(file => file.startsWith('src/books/'))).toEqual([]);
});
