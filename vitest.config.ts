import { defineConfig } from 'vitest/config';

/** Suites named `*.full.test.ts` take minutes; they run in `npm run test:full`, which sets this variable. */
const full = process.env['FULL'] === '1';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/site/**', ...(full ? [] : ['test/**/*.full.test.ts'])],
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    // Far above what a test takes: a machine that does other things as well is no reason to fail.
    testTimeout: full ? 600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
