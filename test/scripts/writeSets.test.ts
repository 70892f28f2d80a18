import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSets } from '../../scripts/offline/writeSets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a language brings the door, the licences, what all share and its own pages; a book brings its own', () => {
  const files = [
    'index.html',
    '404.html',
    'licences.txt',
    'favicon.svg',
    'preview.png',
    '_astro/a.js',
    'en/index.html',
    'en/404/index.html',
    'en/rules/pegasus/index.html',
    'de/index.html',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  writeSets(folder, 'v');
  const filesIn = (set: string) =>
    Object.keys(unzipSync(readFileSync(join(folder, `kept/${set}.zip`)))).toSorted();
  const shared = ['_astro/a.js', 'favicon.svg', 'index.html', 'licences.txt'];
  expect(filesIn('en')).toEqual([...shared, 'en/index.html'].toSorted());
  expect(filesIn('de')).toEqual([...shared, 'de/index.html'].toSorted());
  expect(filesIn('en-pegasus')).toEqual(['en/rules/pegasus/index.html']);
});
