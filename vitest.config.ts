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
    testTimeout: full ? 600_000 : 20_000,
  },
});
