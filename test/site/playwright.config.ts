import { defineConfig } from '@playwright/test';
import { browserArgs } from '../../scripts/browserArgs.ts';

const { CHROME_PATH, CI, SITE_ADDRESS } = process.env;
if (SITE_ADDRESS === undefined) throw new Error('Run the browser tests with npm run test:browser.');

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../.cache/browser',
  // Type is set a hair differently by every version of a browser, so a little may differ.
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  projects: [
    // What is measured by the clock: never two of these at once.
    { name: 'timed', grep: /@timed/, workers: 1 },
    { name: 'others', grepInvert: /@timed/ },
  ],
  forbidOnly: true,
  // Budgets of time are measured on machines that do other things too. A test that needed its second try is named at the
  // end; on the desk of whoever changes something it fails.
  retries: CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    baseURL: SITE_ADDRESS,
    launchOptions: {
      ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
      args: browserArgs(),
    },
  },
});
