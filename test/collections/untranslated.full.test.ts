import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { brokenLinks } from '../../scripts/links.ts';
import { contentCopy } from '../kit/contentCopy.ts';

const settings = { BASE: '/x/', SITE: 'https://site.example', PROJECT: '' };
const { content, folder } = contentCopy('with-a-gap');

test('a page without translation shows the English one, says so, and stays out of that language’s search', async () => {
  rmSync(join(content, 'de/rules/base/turn.mdx'));
  await build(folder, settings);
  const shown = readFileSync(join(folder, 'de/rules/base/turn/index.html'), 'utf8');
  expect(shown).toContain('<html lang="de">');
  expect(shown).toContain('Du liest die englische Fassung.');
  expect(shown).toMatch(/<article lang="en"[^>]*>\s*<h1[^>]*>The turn/);
  expect(shown).toContain('<link rel="canonical" href="https://site.example/x/en/rules/base/turn/">');
  expect(shown).not.toContain('data-pagefind-body');
  expect(shown).not.toContain('hreflang="x-default"');

  const translated = readFileSync(join(folder, 'de/rules/base/jumping/index.html'), 'utf8');
  expect(translated).toContain('data-pagefind-body');
  expect(translated).not.toContain('Du liest die englische Fassung.');

  // It was built for a base path, so its links have to work there.
  expect(brokenLinks(folder, settings.BASE, settings.SITE)).toEqual([]);
}, 300_000);
