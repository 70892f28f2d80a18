import { unzipSync } from 'fflate';
import { fetchSets, type SetFile, type Sets } from './sets.ts';
import { cacheOf, type Kept, readKept, writeKept } from './state.ts';

/** Bytes that have come, of all that will. */
export type Progress = (come: number, all: number) => void;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** Keeps these sets, and from now on only these; what is kept already in this version is not fetched again. */
export async function keep(base: string, names: readonly string[], progress: Progress): Promise<Kept> {
  const there = await fetchSets(base);
  const before = await readKept(base);
  const same = before?.version === there.version && before.next === undefined;
  const missing = names.filter(name => !same || !before.sets.includes(name));
  await fetchInto(base, there, missing, progress);
  const sets = names.filter(name => name in there.sets);
  // What is open now was made by another version: the new one waits until no page is open.
  const kept: Kept =
    same || before === undefined
      ? { version: there.version, sets }
      : { version: before.version, sets, next: there.version };
  await writeKept(base, kept);
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  return kept;
}

/** Lays a newer version ready if the host has one, set by set as they are kept. */
export async function prepareUpdate(base: string): Promise<void> {
  const kept = await readKept(base);
  if (kept === undefined) return;
  const { version } = await fetchSets(base);
  if (version !== kept.version && version !== kept.next) await keep(base, kept.sets, () => undefined);
}

async function fetchInto(
  base: string,
  { version, sets }: Sets,
  names: readonly string[],
  progress: Progress,
) {
  const wanted = names.flatMap(name => sets[name] ?? []);
  const all = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  const cache = await caches.open(cacheOf(version));
  let come = 0;
  for (const set of wanted) {
    const zip = await fetchSet(base, version, set, bytes => progress(come + bytes, all));
    come += set.bytes;
    for (const [path, bytes] of Object.entries(unzipSync(zip))) {
      const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      const response = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
      await cache.put(base + path.replace(/(^|\/)index\.html$/, '$1'), response);
    }
  }
}

async function fetchSet(
  base: string,
  version: string,
  { file, bytes }: SetFile,
  progress: (come: number) => void,
) {
  const response = await fetch(`${base}${file}?v=${version}`);
  if (!response.ok || response.body === null) throw new Error(`${response.status}`);
  const zip = new Uint8Array(bytes);
  let come = 0;
  const reader = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    zip.set(chunk.value, come);
    come += chunk.value.length;
    progress(come);
  }
  if (come !== bytes) throw new Error(`${file} has ${come} bytes instead of ${bytes}.`);
  return zip;
}
