import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { usualTables } from '#collections/usualTables.ts';
import { fileNameOf, type ReadyRulebook, readyList } from '#features/rules/rulebook/readyRulebook.ts';
import { languages } from '#i18n/languages.ts';
import { findChromium } from '../browser.ts';
import { browserArgs } from '../browserArgs.ts';
import { settings } from '../build.ts';
import { serve } from '../serve.ts';
import { makePdf, makeRulebookEpub, openRulebook } from './make.ts';

/**
 * `npm run rulebooks`: the rulebook of the usual tables in every language as PDF (A4) and EPUB, beside the site in `dist`, which
 * has been built before. `-- --only en:base,de:pegasus.kobol.!leader` makes some of them.
 */
const folder = 'dist';
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const wanted = languages.flatMap(language =>
  usualTables()
    .filter(table => only?.includes(`${language}:${table}`) ?? true)
    .map(table => ({ language, table })),
);
if (wanted.length === 0) {
  console.error(
    `Nothing to make: --only takes ${languages.join(', ')}, a colon, and one of ${usualTables().join(', ')}.`,
  );
  process.exit(1);
}
if (!languages.every(language => existsSync(join(folder, language, 'rulebook/index.html')))) {
  console.error(`There is no site in ${folder}. Build it first: npm run build`);
  process.exit(1);
}

const { BASE } = settings();
const server = await serve({ folder, base: BASE, port: 0 });
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs() });
const ready: ReadyRulebook[] = [];
try {
  for (const { language, table } of wanted) {
    const begin = performance.now();
    const context = await browser.newContext({ viewport: { width: 1000, height: 1400 } });
    const page = await context.newPage();
    await openRulebook(page, `http://localhost:${port}${BASE}${language}/rulebook/?tonight=${table}`);
    const keep = (kind: ReadyRulebook['kind'], bytes: Uint8Array) => {
      const file = `rulebooks/${language}/${fileNameOf(table)}.${kind.toLowerCase()}`;
      mkdirSync(join(folder, 'rulebooks', language), { recursive: true });
      writeFileSync(join(folder, file), bytes);
      ready.push({ language, table, file, kind, bytes: bytes.length });
    };
    keep('PDF', await makePdf(page));
    keep('EPUB', await makeRulebookEpub(page, language));
    await context.close();
    console.log(`${language} ${table}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
} finally {
  server.close();
  await browser.close();
}
// A compressed copy of the list that was there before would be sent in its place.
for (const compressed of ['.br', '.gz']) rmSync(join(folder, readyList + compressed), { force: true });
writeFileSync(join(folder, readyList), JSON.stringify(ready));
const megabytes = ready.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
console.log(`${ready.length} files, ${megabytes.toFixed(1)} MB: ${join(folder, 'rulebooks')}`);
