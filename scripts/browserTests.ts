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
  const env = {
    CHROME_PATH: await findChromium(),
    SITE_FOLDER: folder,
    SITE_ADDRESS: `http://localhost:${portOf(server.address())}${BASE}`,
  };
  const report = resolve('.cache/browser.json');
  rmSync(report, { force: true });
  const options = ['test', '--config', 'test/site/playwright.config.ts', '--reporter', 'dot,json'];
  try {
    const result = await run('playwright', [...options, ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      show: true,
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0) console.warn(`${stats.flaky} passed at the second try only (see above).`);
    return {
      ...result,
      passed: stats.expected + stats.flaky,
      failed: result.ok ? stats.unexpected : Math.max(stats.unexpected, 1),
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
