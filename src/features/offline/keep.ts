import { unzipSync } from 'fflate';
import { ownScript } from '#site/trusted.ts';
import { wholeSets, writeList } from './lists.ts';
import { ifFree, inTurn, locks, taken } from './locks.ts';
import { fetchSets, type SetFile, type Sets } from './sets.ts';
import { cacheOf, changeKept, type Kept, readKept } from './state.ts';
import { tidy } from './tidy.ts';

/** Bytes that have come, of all that will. */
export type Progress = (come: number, all: number) => void;

/** What a reader has ticked and unticked. Another tab may have changed other sets meanwhile; those stay as they are. */
export type Wish = { readonly add: readonly string[]; readonly remove: readonly string[] };

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** A download from which nothing has come for so long, in ms, is given up: another tab may be waiting. */
const silence = 60_000;

/** Keeps what is wished; what is whole already is not fetched again. `waits` hears that another tab is at it. */
export async function keep(base: string, wish: Wish, progress: Progress, waits: () => void): Promise<void> {
  const work = async () => {
    const before = (await readKept(base))?.sets ?? [];
    const sets = [...before.filter(name => !wish.remove.includes(name)), ...wish.add];
    await bring(base, await fetchSets(base), sets, progress);
  };
  if ((await ifFree(locks.sets, work)) !== taken) return;
  waits();
  await inTurn(locks.sets, work);
}

/** Lays a newer version ready if the host has one, and puts away what is not needed any more. */
export async function prepareUpdate(base: string): Promise<void> {
  await ifFree(locks.sets, async () => {
    await tidy(base);
    const kept = await readKept(base);
    if (kept === undefined) return;
    const there = await fetchSets(base);
    if (there.version !== kept.version && there.version !== kept.next)
      await bring(base, there, kept.sets, () => undefined);
  });
}

async function bring(base: string, there: Sets, names: readonly string[], progress: Progress): Promise<void> {
  // An expansion needs the scripts and pages that come with the base game in its language.
  const wanted = [...new Set(names.flatMap(name => [name.slice(0, 2), name]))];
  const sets = wanted.filter(name => name in there.sets);
  const { version } = there;
  try {
    const whole = await wholeSets(base, version, sets);
    const missing = sets.filter(name => !whole.includes(name));
    await fetchInto(base, there, missing, progress);
    // Another tab may have deleted it, or the browser, being short of room.
    if ((await wholeSets(base, version, sets)).length < sets.length)
      throw new Error(`Not all of version ${version} has been kept.`);
    await navigator.serviceWorker.register(ownScript(`${base}sw.js`), { scope: base });
    await changeKept(base, now => stateWith(now, version, sets));
  } finally {
    // What could not be put away now is put away the next time.
    await tidy(base).catch(() => undefined);
  }
}

/** What is open now was made by another version: the new one waits until no page is open. */
function stateWith(now: Kept | undefined, version: string, sets: readonly string[]): Kept | undefined {
  if (sets.length === 0) return undefined;
  if (now === undefined || now.version === version) return { version, sets };
  return { version: now.version, sets, next: version };
}

async function fetchInto(
  base: string,
  { version, sets }: Sets,
  names: readonly string[],
  progress: Progress,
): Promise<void> {
  const wanted = names.flatMap(name => {
    const file = sets[name];
    return file === undefined ? [] : [{ name, file }];
  });
  const all = wanted.reduce((sum, { file }) => sum + file.bytes, 0);
  const cache = await caches.open(cacheOf(version));
  let come = 0;
  for (const { name, file } of wanted) {
    const zip = await fetchSet(base, version, file, bytes => progress(come + bytes, all));
    come += file.bytes;
    const files = Object.entries(unzipSync(zip)).map(([file, bytes]) => ({
      path: base + file.replace(/(^|\/)index\.html$/, '$1'),
      type: types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      bytes: new Uint8Array(bytes),
    }));
    const paths = files.map(({ path }) => path);
    await writeList(base, version, name, paths);
    for (const { path, type, bytes } of files)
      await cache.put(path, new Response(bytes, { headers: { 'content-type': type } }));
  }
}

async function fetchSet(
  base: string,
  version: string,
  { file, bytes }: SetFile,
  progress: (come: number) => void,
): Promise<Uint8Array> {
  const stop = new AbortController();
  let patience = setTimeout(() => stop.abort(), silence);
  try {
    const response = await fetch(`${base}${file}?v=${version}`, { signal: stop.signal });
    if (!response.ok || response.body === null) throw new Error(`${response.status}`);
    const zip = new Uint8Array(bytes);
    let come = 0;
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(patience);
      patience = setTimeout(() => stop.abort(), silence);
      zip.set(chunk.value, come);
      come += chunk.value.length;
      progress(come);
    }
    if (come !== bytes) throw new Error(`${file} has ${come} bytes instead of ${bytes}.`);
    return zip;
  } finally {
    clearTimeout(patience);
  }
}
