import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';

const settings = { BASE: '/x/', SITE: 'https://site.example', PROJECT: '' };
const folder = '.cache/site-of-a-test';
/** Inside the project, where the pages find the packages they compile to. */
const content = '.cache/content-of-a-test';

function clear() {
  for (const made of [content, folder, join('.cache/astro', folder)])
    rmSync(made, { recursive: true, force: true });
}

beforeEach(() => {
  clear();
  cpSync('content', content, { recursive: true });
  process.env['CONTENT'] = content;
});

afterEach(() => {
  delete process.env['CONTENT'];
  clear();
});

test('a mistake in the content stops the build and is told with file, line and what to do', async () => {
  const page = join(content, 'pl/rules/base/turn.mdx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('id="turn.end"', 'id="turn.ende"'));
  const line =
    readFileSync(page, 'utf8')
      .split('\n')
      .findIndex(text => text.includes('turn.ende')) + 1;
  const failure = await build(folder, settings).catch((error: Error) => error.message);
  expect(failure).toContain(`pl/rules/base/turn.mdx:${line}`);
  expect(failure).toContain('"turn.ende" is unknown.');
  expect(failure).toContain('Give a rule id of content/atoms/*.yaml');
}, 300_000);
