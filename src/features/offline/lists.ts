/**
 * Which files each set brought. A list is written before its files, so that what an interrupted download leaves can be
 * found, and files that several sets have in common stay as long as one of them does.
 */
import { cacheOf, type Kept, shelf } from './state.ts';

type Paths = readonly string[];

const listPath = (base: string, version: string, set: string): string => `${base}kept-set/${version}/${set}`;

export async function writeList(base: string, version: string, set: string, paths: Paths): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.put(listPath(base, version, set), new Response(JSON.stringify(paths)));
}

async function readList(base: string, version: string, set: string): Promise<Paths | undefined> {
  const found = await caches.match(listPath(base, version, set), { cacheName: shelf });
  const list: unknown = await found?.json().catch(() => undefined);
  return Array.isArray(list) ? list : undefined;
}

/** The sets of which every file is there. */
export async function wholeSets(
  base: string,
  version: string,
  sets: readonly string[],
): Promise<readonly string[]> {
  if (!(await caches.has(cacheOf(version)))) return [];
  const files = new Set(await pathsIn(cacheOf(version)));
  const lists = await Promise.all(sets.map(set => readList(base, version, set)));
  return sets.filter((_, at) => lists[at]?.every(path => files.has(path)) === true);
}

/** Deletes the files of sets that are not kept, and lists of versions that are gone. */
export async function dropLists(base: string, kept: Kept | undefined): Promise<void> {
  const cache = await caches.open(shelf);
  const root = `${base}kept-set/`;
  const lists = (await pathsIn(shelf)).filter(path => path.startsWith(root));
  for (const path of lists) {
    const [version = '', set = ''] = path.slice(root.length).split('/');
    // The files of a version that is gone went with it.
    const sets = kept?.version === version || kept?.next === version ? kept.sets : undefined;
    if (sets?.includes(set)) continue;
    if (sets === undefined || (await dropFiles(base, version, set, sets))) await cache.delete(path);
  }
}

/** False where it cannot be told which files others need: then all stay until the next version. */
async function dropFiles(base: string, version: string, set: string, others: Paths): Promise<boolean> {
  const needed = await Promise.all(others.map(other => readList(base, version, other)));
  if (needed.includes(undefined)) return false;
  const stay = new Set(needed.flatMap(list => list ?? []));
  const cache = await caches.open(cacheOf(version));
  for (const path of (await readList(base, version, set)) ?? [])
    if (!stay.has(path)) await cache.delete(path);
  return true;
}

export async function pathsIn(cacheName: string): Promise<Paths> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
