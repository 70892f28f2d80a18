import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Suites named `*.full.test.ts` take minutes; they run in `npm run test:full`, which sets this variable. */
const full = process.env['FULL'] === '1';

const files = globSync('test/**/*.test.{ts,tsx}', {
  exclude: path => path === 'test/site' || (!full && path.endsWith('.full.test.ts')),
});

/** What a test does that others of the same process would notice: it puts something in the place of a module or a global. */
const changesTheWorld = /vi\.(mock|stub|spyOn|useFakeTimers)|globalThis\.\w+ =|contentCopy|process\.env/;
const apart = files.filter(file => changesTheWorld.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    // Far above what a test takes: a machine that does other things as well is no reason to fail.
    testTimeout: full ? 600_000 : 60_000,
    hookTimeout: 60_000,
    projects: [
      // Modules are loaded once and not for every file, which takes half the time.
      {
        extends: true,
        test: { name: 'together', isolate: false, include: files.filter(file => !apart.includes(file)) },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
