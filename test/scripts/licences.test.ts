import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { homeOf, licenceOf } from '../../scripts/licences.ts';

test.each([
  [resolve('node_modules/preact/dist/preact.mjs'), 'node_modules/preact'],
  [resolve('node_modules/@xstate/react/dist/x.esm.js?commonjs'), 'node_modules/@xstate/react'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['src/site/fonts/archivo-latin.woff2', 'src/site/fonts'],
  [resolve('src/engine/game.ts'), undefined],
  ['\0virtual:of-our-own', undefined],
  ['without-a-folder', undefined],
])('%j comes from %s', (source, home) => {
  expect(homeOf(source)).toBe(home);
});

test('a licence names its package and is whole', () => {
  expect(licenceOf('node_modules/preact')).toMatch(
    /^preact [\d.]+ \(MIT\)\n\n[\s\S]*WITHOUT WARRANTY OF ANY KIND/,
  );
  expect(licenceOf('src/site/fonts')).toMatch(/^Files in src\/site\/fonts\n\n[\s\S]*SIL OPEN FONT LICENSE/);
  expect(licenceOf('.')).toMatch(/^Action Stations\n\nMIT License/);
});

test('what may not be passed on without a licence stops the build', () => {
  expect(() => licenceOf('docs')).toThrow('docs is part of the site and has no file with its licence');
});
