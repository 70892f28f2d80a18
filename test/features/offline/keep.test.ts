import { gunzipSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, prepareUpdate } from '#features/offline/keep.ts';
import { canKeep, readKept } from '#features/offline/state.ts';
import { forgetEverything, tidy } from '#features/offline/tidy.ts';
import { CachesInMemory } from '../../kit/cacheStorage.ts';

const shelf = 'action-stations-kept';

/** The files of each set on the host, by version; `all.js` is in every language. */
const filesOf: Readonly<Record<string, (version: string) => Readonly<Record<string, string>>>> = {
  en: version => ({ 'index.html': 'door', 'en/index.html': `home ${version}`, 'all.js': version }),
  de: version => ({ 'index.html': 'door', 'de/index.html': `Start ${version}`, 'all.js': version }),
  'de-pegasus': () => ({ 'de/pegasus/index.html': 'Pegasus' }),
};

let caches: CachesInMemory;
let hostVersion: string;
let fetched: string[];
/** What happens before the host sends a file. */
let beforeSending: (file: string) => unknown;

beforeEach(() => {
  caches = new CachesInMemory();
  hostVersion = 'A';
  fetched = [];
  beforeSending = () => undefined;
  vi.stubGlobal('location', new URL('https://site.example/en/offline/'));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetchFromHost);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  useLocks(locksInMemory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function useLocks(locks: unknown) {
  const registration = { unregister: async () => true };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  vi.stubGlobal('navigator', { locks, serviceWorker });
}

function locksInMemory() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { ifAvailable }: LockOptions, act: (lock: unknown) => Promise<unknown>) {
      const before = queues.get(name);
      if (ifAvailable === true && before !== undefined) return act(null);
      const mine = (before ?? Promise.resolve()).then(() => act({ name }));
      const settled = mine.catch(() => undefined);
      queues.set(name, settled);
      settled.then(() => queues.get(name) === settled && queues.delete(name));
      return mine;
    },
  };
}

const zipOf = (set: string, version: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(filesOf[set]?.(version) ?? {}).map(([file, text]) => [file, gzipSync(strToU8(text))]),
      ),
    ),
  );

async function fetchFromHost(address: string): Promise<Response> {
  const version = hostVersion;
  if (address.endsWith('kept/sets.json')) {
    const sets = Object.keys(filesOf).map(set => [
      set,
      { file: `kept/${set}.zip`, bytes: zipOf(set, version).length, pages: 1 },
    ]);
    return Response.json({ version, sets: Object.fromEntries(sets) });
  }
  const file = /kept\/(?<set>[\w-]+)\.zip/.exec(address)?.groups?.['set'] ?? '';
  fetched.push(`${file} ${version}`);
  const cut = await beforeSending(file);
  return new Response(cut instanceof Uint8Array ? new Uint8Array(cut) : zipOf(file, version));
}

const add = (...sets: string[]) => keep('/', { add: sets, remove: [] }, ignore, ignore);
const remove = (...sets: string[]) => keep('/', { add: [], remove: sets }, ignore, ignore);
const ignore = () => undefined;

const english = ['/', '/all.js', '/en/'];

async function textAt(version: string, path: string): Promise<string> {
  const kept = await caches.match(path, { cacheName: `${shelf}-${version}` });
  return gunzipSync(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toString();
}

/** As the service worker does when no page is open. */
async function takeNext() {
  const { version, next = '', sets } = (await readKept('/')) ?? { version: '', sets: [] };
  await (await caches.open(shelf)).put('/kept-state', Response.json({ version: next, sets }));
  await caches.delete(`${shelf}-${version}`);
}

test('a set is kept whole, and every part of the site is there once', async () => {
  await add('en');
  expect(await readKept('/')).toEqual({ version: 'A', sets: ['en'] });
  expect(caches.paths(`${shelf}-A`)).toEqual(english);
  expect(await textAt('A', '/en/')).toBe('home A');
  await add('de-pegasus');
  expect(caches.paths(`${shelf}-A`)).toEqual(['/', '/all.js', '/de/', '/de/pegasus/', '/en/']);
  expect(fetched).toEqual(['en A', 'de A', 'de-pegasus A']);
});

test('a set that is given up goes, and what others need stays', async () => {
  await add('en', 'de', 'de-pegasus');
  await remove('de', 'de-pegasus');
  expect(await readKept('/')).toEqual({ version: 'A', sets: ['en'] });
  expect(caches.paths(`${shelf}-A`)).toEqual(english);
});

test('a language stays while a book in it does, and the last set given up leaves nothing', async () => {
  await add('de', 'de-pegasus');
  await remove('de');
  expect((await readKept('/'))?.sets).toEqual(['de', 'de-pegasus']);
  await remove('de', 'de-pegasus');
  expect(await caches.keys()).toEqual([]);
});

test('a newer version lies beside the one in use, and one that is superseded unused goes', async () => {
  await add('en');
  for (hostVersion of ['B', 'C']) await prepareUpdate('/');
  expect(await readKept('/')).toEqual({ version: 'A', sets: ['en'], next: 'C' });
  expect(await caches.keys()).toEqual([shelf, `${shelf}-A`, `${shelf}-C`]);
  await takeNext();
  hostVersion = 'D';
  await prepareUpdate('/');
  expect(await caches.keys()).toEqual([shelf, `${shelf}-C`, `${shelf}-D`]);
  expect(caches.paths(shelf)).toEqual(['/kept-set/C/en', '/kept-set/D/en', '/kept-state']);
});

test('a version that the worker takes while the next one is fetched is not lost', async () => {
  await add('en');
  hostVersion = 'B';
  await prepareUpdate('/');
  hostVersion = 'C';
  beforeSending = takeNext;
  await prepareUpdate('/');
  expect(await readKept('/')).toEqual({ version: 'B', sets: ['en'], next: 'C' });
  expect(await textAt('B', '/en/')).toBe('home B');
});

test.each([
  ['the zip is cut off', (): unknown => zipOf('de', 'A').subarray(0, 60)],
  ['the zip is too long', (): unknown => new Uint8Array(9999)],
  ['there is no network', (): unknown => Promise.reject(new TypeError('Failed to fetch'))],
  ['the device is full', (): unknown => fillDevice('/de/')],
])('where %s nothing is left of the download', async (_, fault) => {
  await add('en');
  beforeSending = fault;
  await expect(add('de')).rejects.toThrow();
  caches.before = () => undefined;
  expect(caches.paths(shelf)).not.toContain('/kept-set/A/de');
  expect(caches.paths(`${shelf}-A`)).toEqual(english);
  beforeSending = () => undefined;
  await add('de');
  expect(caches.paths(`${shelf}-A`)).toEqual(['/', '/all.js', '/de/', '/en/']);
});

test('what the browser throws away during a download is not said to be kept', async () => {
  await add('en');
  beforeSending = () => caches.delete(`${shelf}-A`);
  await expect(add('de')).rejects.toThrow('Not all of version A has been kept');
  expect((await readKept('/'))?.sets).toEqual(['en']);
  expect(caches.paths(shelf)).not.toContain('/kept-set/A/de');
});

function fillDevice(at: string) {
  caches.before = (what, path) => {
    if (what === 'put' && path === at) throw new DOMException('full', 'QuotaExceededError');
  };
}

test('what a page left behind that was closed during its download goes at the next visit', async () => {
  await add('en');
  const cache = await caches.open(`${shelf}-A`);
  await (await caches.open(shelf)).put('/kept-set/A/de', Response.json(['/', '/all.js', '/de/']));
  await cache.put('/de/', new Response('half'));
  await caches.open(`${shelf}-B`);
  await prepareUpdate('/');
  expect(await caches.keys()).toEqual([shelf, `${shelf}-A`]);
  expect(caches.paths(`${shelf}-A`)).toEqual(english);
});

test('two tabs that keep at once agree: both sets are kept, and the second waits', async () => {
  const waits = vi.fn();
  await Promise.all([
    keep('/', { add: ['en'], remove: [] }, ignore, waits),
    keep('/', { add: ['de'], remove: [] }, ignore, waits),
  ]);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(await readKept('/')).toEqual({ version: 'A', sets: ['en', 'de'] });
  expect(caches.paths(`${shelf}-A`)).toEqual(['/', '/all.js', '/de/', '/en/']);
});

test.each([
  ['are not known', undefined],
  ['are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('where locks %s, two tabs never say that something is kept that is not', async (_, locks) => {
  useLocks(locks);
  await Promise.allSettled([add('en'), add('de')]);
  const kept = await readKept('/');
  for (const set of kept?.sets ?? []) expect(await textAt('A', `/${set}/`)).not.toBe('');
  await add('en', 'de');
  expect(caches.paths(`${shelf}-A`)).toEqual(['/', '/all.js', '/de/', '/en/']);
});

test('a damaged set is fetched again when the reader keeps once more', async () => {
  await add('en');
  caches.stored.get(`${shelf}-A`)?.delete('/en/');
  await add('en');
  expect(await textAt('A', '/en/')).toBe('home A');
});

test.each(['null', '{"version":', '{}', '{"version":"A","sets":[7]}'])(
  'a state that reads %j keeps nothing, and its files go',
  async text => {
    await add('en');
    await (await caches.open(shelf)).put('/kept-state', new Response(text));
    expect(await readKept('/')).toBeUndefined();
    await prepareUpdate('/');
    expect(await caches.keys()).toEqual([]);
    await add('en');
    expect(caches.paths(`${shelf}-A`)).toEqual(english);
  },
);

test('everything is deleted, but nothing of another copy of the site on the same host', async () => {
  await keep('/bsg/', { add: ['en'], remove: [] }, ignore, ignore);
  hostVersion = 'B';
  await add('en');
  await tidy('/');
  await forgetEverything('/');
  expect(await readKept('/')).toBeUndefined();
  expect(await caches.keys()).toEqual([shelf, `${shelf}-A`]);
  expect(caches.paths(`${shelf}-A`)).toEqual(['/bsg/', '/bsg/all.js', '/bsg/en/']);
  await forgetEverything('/bsg/');
  expect(await caches.keys()).toEqual([]);
});

test('where site data are blocked it can be told that nothing can be kept', async () => {
  vi.stubGlobal('DecompressionStream', globalThis.DecompressionStream);
  expect(await canKeep()).toBe(true);
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await canKeep()).toBe(false);
});
