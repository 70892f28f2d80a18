import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The licences of everything that a built site carries, taken from what is really in it: the plugin looks into the
 * bundle, and the build adds what comes to the pages by other ways. MIT and its like want their text in every copy.
 */
const root = join(import.meta.dirname, '..');
const licencesFile = 'licences.txt';
/** Where the plugin leaves what it has found; not part of the site. */
const foundFile = 'licences.json';

/**
 * Notes which folders the scripts, styles and fonts of the pages come from. Fonts and styles are found while the pages are
 * written, before the scripts are.
 */
export function findLicences(): Plugin {
  const sources = new Set<string>();
  return {
    name: 'find-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const isClient = this.environment.name === 'client';
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset') for (const source of part.originalFileNames) sources.add(source);
        else if (isClient)
          for (const [id, { renderedLength }] of Object.entries(part.modules))
            if (renderedLength > 0) sources.add(id);
      }
      if (!isClient) return;
      const homes = [...new Set([...sources].flatMap(id => homeOf(id) ?? []))].toSorted();
      this.emitFile({ type: 'asset', fileName: foundFile, source: JSON.stringify(homes) });
    },
  };
}

/** The folder with the licence of a source that is not our own code, as a path from the root of the repository. */
export function homeOf(id: string): string | undefined {
  // What bundlers bring along themselves has a name such as `\0rolldown/runtime.js`.
  const own = id.startsWith('\0') ? join('node_modules', id.slice(1)) : relative(root, resolve(root, id));
  const path = own.replaceAll('\\', '/').replace(/\?.*/, '');
  const home = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? dirname(path);
  if (home.startsWith('.') || !existsSync(join(root, home))) return undefined;
  // Our own folders have a text of their own where what lies in them is somebody else's.
  return home.includes('node_modules/') || hasText(home) ? home : undefined;
}

const isText = (name: string): boolean => /^(licen[cs]e|copying|notice)/i.test(name);
const hasText = (home: string): boolean => readdirSync(join(root, home)).some(isText);

/** Writes the licences of a built site into its folder. */
export function writeLicences(folder: string): void {
  const found: readonly string[] = JSON.parse(readFileSync(join(folder, foundFile), 'utf8'));
  rmSync(join(folder, foundFile));
  const homes = [...found, ...besideBundle(folder)].toSorted();
  const texts = [licenceOf('.'), ...homes.map(licenceOf)];
  writeFileSync(join(folder, licencesFile), `${texts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`);
}

/** Astro writes the script of its islands into the pages, and the full text comes with a search engine of its own. */
function besideBundle(folder: string): readonly string[] {
  const pages = globSync('*/index.html', { cwd: folder }).concat(globSync('*/*/index.html', { cwd: folder }));
  const hasIslands = pages.some(page => readFileSync(join(folder, page), 'utf8').includes('<astro-island'));
  return [
    ...(hasIslands ? ['node_modules/astro'] : []),
    ...(existsSync(join(folder, 'pagefind')) ? ['node_modules/pagefind'] : []),
  ];
}

export function licenceOf(home: string): string {
  const here = join(root, home);
  const texts = readdirSync(here)
    .filter(isText)
    .map(name => join(here, name))
    .flatMap(path => (statSync(path).isDirectory() ? globSync(`${path}/LICEN[CS]E`) : [path]));
  if (texts.length === 0)
    throw new Error(
      `${home} is part of the site and has no file with its licence. It may not be passed on without.`,
    );
  return [titleOf(home), ...texts.map(path => readFileSync(path, 'utf8').trim())].join('\n\n');
}

function titleOf(home: string): string {
  const manifest = join(root, home, 'package.json');
  if (home === '.') return 'Action Stations';
  if (!existsSync(manifest)) return `Files in ${home}`;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `${name} ${version} (${String(license).replace(/^\(|\)$/g, '')})`;
}
