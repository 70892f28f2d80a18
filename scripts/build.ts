import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedLibraries } from '#books/checkedLibraries.ts';
import { compress } from './compress.ts';
import { writeHeaders } from './headers.ts';
import { writeLicences } from './licences.ts';
import { writeSets } from './offline/writeSets.ts';
import { run } from './run.ts';
import { writeAnswers } from './search/writeAnswers.ts';
import { writeFullText } from './search/writeFullText.ts';

const root = join(import.meta.dirname, '..');
const inputs = [
  'src/**',
  'content/**',
  'locales/**',
  'public/**',
  'scripts/**/*.ts',
  'astro.config.mjs',
  'package-lock.json',
];

/** What the environment says about a build: where the site will stand, and where errors are reported. */
export type Settings = {
  readonly BASE: string;
  readonly SITE: string;
  readonly PROJECT: string;
  /** With the gallery of the board, which only the tests and those who develop see. */
  readonly GALLERY?: 'on';
};

export function settings(): Settings {
  const { BASE = '/', SITE = 'http://localhost:4321', PROJECT = '' } = process.env;
  return { BASE, SITE, PROJECT };
}

/** Variables that a test runner sets for itself and that Vite would take for its own. */
const notInherited = {
  NODE_ENV: undefined,
  MODE: undefined,
  BASE_URL: undefined,
  DEV: undefined,
  PROD: undefined,
  SSR: undefined,
};

/** Builds the site into a folder; throws with the tool's own words when that fails. */
export async function build(folder: string, wanted: Settings): Promise<void> {
  // A card that names what is not there would show on a page as nothing.
  await checkedLibraries();
  // Each folder has a cache of its own, so that builds for tests do not disturb the site that is being served.
  const version = fingerprint(wanted).slice(0, 12);
  const where = { ...wanted, OUT: folder, CACHE: join('.cache/astro', folder), PUBLIC_VERSION: version };
  const env = { ...where, ...notInherited, ASTRO_TELEMETRY_DISABLED: '1' };
  const { ok, output } = await run('astro', ['build'], { env });
  if (!ok) throw new Error(`The build failed.\n${output}`);
  writeAnswers(join(root, folder), join(root, process.env['CONTENT'] ?? 'content'), version);
  await writeFullText(join(root, folder));
  writeLicences(join(root, folder));
  writeHeaders(join(root, folder), wanted.BASE);
  writeSets(join(root, folder), version);
  compress(join(root, folder));
}

/** Builds unless the folder already holds the site that these inputs and settings give. */
export async function buildIfChanged(folder: string, wanted: Settings): Promise<void> {
  const stamp = join(
    root,
    '.cache/builds',
    `${createHash('sha256').update(folder).digest('hex').slice(0, 12)}.txt`,
  );
  const now = fingerprint(wanted);
  const built = existsSync(join(root, folder, 'index.html'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the site …');
  await build(folder, wanted);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
}

function fingerprint(wanted: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(wanted));
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    if (!statSync(join(root, file)).isFile()) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
