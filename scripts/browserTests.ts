import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { findChromium } from './browser.ts';
import type { Settings } from './build.ts';
import { type Run, run } from './run.ts';
import { serve } from './serve.ts';

export type BrowserRun = Run & { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Serves a built site on a free port and runs `test/site` against it. */
export async function browserTests(
  folder: string,
  { BASE }: Settings,
  args: readonly string[] = [],
): Promise<BrowserRun> {
  const server = await serve({ folder, base: BASE, port: 0 });
  const address = server.address();
  const report = resolve('.cache/browser.json');
  rmSync(report, { force: true });
  try {
    const env = {
      CHROME_PATH: await findChromium(),
      SITE_FOLDER: folder,
      SITE_ADDRESS: `http://localhost:${portOf(address)}${BASE}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const options = ['test', '--config', 'test/site/playwright.config.ts', '--reporter', 'dot,json', ...args];
    const result = await run('playwright', options, { env, show: true });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected;
    if (stats.flaky > 0) console.warn(`${stats.flaky} passed at the second try only (see above).`);
    return {
      ...result,
      passed: stats.expected + stats.flaky,
      failed: result.ok ? failed : Math.max(failed, 1),
      skipped: stats.skipped,
    };
  } finally {
    server.close();
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
