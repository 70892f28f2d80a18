import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { findChromium } from './browser.ts';
import type { Settings } from './build.ts';
import { type Run, run } from './run.ts';
import { serve } from './serve.ts';

export type BrowserRun = Run & { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Which tests run beside how many others. What is measured by the clock comes first; the others mostly wait for pages. */
const shifts = [
  ['--grep', '@timed', '--workers', '2'],
  ['--grep-invert', '@timed', '--workers', '4'],
];

/** Serves a built site on a free port and runs `test/site` against it. */
export async function browserTests(
  folder: string,
  { BASE }: Settings,
  args: readonly string[] = [],
): Promise<BrowserRun> {
  const server = await serve({ folder, base: BASE, port: 0 });
  const address = server.address();
  const env = {
    CHROME_PATH: await findChromium(),
    SITE_FOLDER: folder,
    SITE_ADDRESS: `http://localhost:${portOf(address)}${BASE}`,
  };
  const total = { ok: true, output: '', passed: 0, failed: 0, skipped: 0 };
  try {
    // Who names tests means those, whenever they run.
    const isNamed = args.some(arg => arg === '-g' || arg.startsWith('--grep'));
    for (const shift of isNamed ? [['--workers', '2']] : shifts) {
      const { ok, output, passed, failed, skipped } = await testsOf([...shift, ...args], env);
      total.ok &&= ok;
      total.output += output;
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    }
    return total;
  } finally {
    server.close();
  }
}

async function testsOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<BrowserRun> {
  const report = resolve('.cache/browser.json');
  rmSync(report, { force: true });
  const options = ['test', '--config', 'test/site/playwright.config.ts', '--reporter', 'dot,json'];
  const result = await run('playwright', [...options, '--pass-with-no-tests', ...args], {
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
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
