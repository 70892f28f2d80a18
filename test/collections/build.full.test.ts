import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { contentCopy } from '../kit/contentCopy.ts';

const settings = { BASE: '/x/', SITE: 'https://site.example', PROJECT: '' };
const { content, folder } = contentCopy('of-a-test');

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
