import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#i18n/languages.ts';
import { everyNth } from '../test/kit/sampling.ts';
import { browserTests } from './browserTests.ts';
import { build, type Settings } from './build.ts';
import { importBreaches } from './imports.ts';
import { brokenLinks } from './links.ts';
import { builtPages } from './pageKinds.ts';
import { run } from './run.ts';
import { faultOf, keptSizes, sizes, table } from './size.ts';
import { testSettings } from './testSettings.ts';

/**
 * `npm test`: every check there is, one after the other, and one line over all of them at the end.
 * `npm run test:full` (which sets FULL=1 for the suites) adds what takes minutes: full matrices, long fuzzing, the site under a base path.
 */
const root = join(import.meta.dirname, '..');
const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
const totals = { passed: 0, failed: 0, skipped: 0 };

type Counts = { readonly passed: number; readonly failed: number; readonly skipped?: number };

async function part(name: string, work: () => Promise<Counts>): Promise<boolean> {
  const begin = performance.now();
  const counts = await work().catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed, skipped = 0 } = counts;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  return failed === 0;
}

/** A tool that either finds nothing or says what it found. */
async function tool(program: string, args: readonly string[]): Promise<Counts> {
  const { ok, output } = await run(program, args);
  if (!ok) console.error(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A list of complaints: none is a pass for each thing looked at. */
function complaints(found: readonly string[], looked: number): Counts {
  for (const complaint of found) console.error(complaint);
  return { passed: Math.max(0, looked - found.length), failed: found.length };
}

/** Measured by the clock, so nothing else may go on meanwhile. */
const buildSpeed = 'test/collections/buildSpeed.full.test.ts';

async function unitTests(): Promise<Counts> {
  const report = join(root, '.cache/unit.json');
  rmSync(report, { force: true });
  const args = [
    'run',
    ...(full ? ['--exclude', buildSpeed] : ['--maxWorkers=50%']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { ok } = await run('vitest', args, { show: true });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = ok ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Builds the site, then looks at its links, its weight, and, after what comes `before`, at it through a browser. */
async function site(
  label: string,
  folder: string,
  settings: Settings,
  before: () => Promise<unknown> = async () => {},
): Promise<void> {
  const built = await part(`build${label}`, async () => {
    await build(folder, settings);
    return { passed: 1, failed: 0 };
  });
  if (!built) return;
  await part(`links${label}`, async () =>
    complaints(brokenLinks(folder, settings.BASE, settings.SITE), builtPages(folder).length),
  );
  await part(`sizes${label}`, async () => {
    const rows = sizes(folder, settings.BASE);
    const kept = keptSizes();
    console.log(table(rows, kept));
    const faults = rows.flatMap(row => {
      const fault = faultOf(row, kept);
      return fault === undefined ? [] : [`${row.path} (${row.of}) ${fault}`];
    });
    return complaints(faults, rows.length);
  });
  await before();
  await part(`browser${label}`, () => browserTests(folder, settings));
}

/** In two of the languages, or in all. */
async function search(): Promise<Counts> {
  const asked = full ? languages : everyNth(languages, 2);
  const { ok, output } = await run('scripts/testSearch.ts', ['--as-it-is', ...asked]);
  console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A fixed share of all mutants; `npm run mutants` judges every one. */
async function mutants(): Promise<Counts> {
  const { ok, output } = await run('scripts/mutants.ts', ['--sample', '3000', '--seed', '7']);
  console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

mkdirSync(join(root, '.cache'), { recursive: true });

async function staticChecks(): Promise<void> {
  await part('format', () => tool('biome', ['format', '.']));
  await part('lint', () => tool('biome', ['lint', '--error-on-warnings', '.']));
  await part('import rules', async () => complaints(await importBreaches(), 1));
  await part('nothing unused', () => tool('knip', ['--no-config-hints']));
}

/** The units take longer than the build beside them, so these wait for the site. */
async function searchAndPureTypes(): Promise<void> {
  await part('search', search);
  await part('types of the engine alone', () => tool('tsc', ['--noEmit', '--project', 'tsconfig.pure.json']));
  await part('types of engine and books', () => tool('tsc', ['--noEmit', '--project', 'tsconfig.play.json']));
}

/** What needs no site: half of the machine is busy with it, while the other half builds one; all of it in the long run. */
async function withoutSite(): Promise<void> {
  await staticChecks();
  await part('units', unitTests);
  if (full) await part('mutants', mutants);
}

const beside = withoutSite();
await site('', '.cache/site', testSettings, async () => {
  await Promise.all([
    searchAndPureTypes(),
    part('types', () => tool('astro', ['check', '--minimumFailingSeverity', 'warning'])),
  ]);
  // In the browser budgets of time are measured, so nothing else goes on meanwhile.
  await beside;
});
await beside;
if (full) {
  await site(' under a base path', '.cache/site-under-base', { ...testSettings, BASE: '/some/base/' });
  await part('speed of the build', () => tool('vitest', ['run', buildSpeed]));
}

const { passed, failed, skipped } = totals;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
