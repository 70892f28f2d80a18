import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CachesInMemory } from '../../kit/cacheStorage.ts';

const source = readFileSync('public/sw.js', 'utf8');
const shelf = 'action-stations-kept';
const offline = new TypeError('Failed to fetch');

let caches: CachesInMemory;
let network: (path: string) => Promise<Response>;
/** The pages that are open, besides the one that is asked for. */
let open: { readonly id: string }[];
let heldLocks: readonly string[];
let spoken: readonly string[];

beforeEach(() => {
  caches = new CachesInMemory();
  network = async path => new Response(`network ${path}`);
  open = [];
  heldLocks = [];
  spoken = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** The worker of the site at this base path, as a browser runs it: answers what it is asked for. */
function worker(base = '/') {
  const heard = new Map<string, (event: unknown) => void>();
  const self = {
    registration: { scope: `https://site.example${base}` },
    addEventListener: (type: string, act: (event: unknown) => void) => heard.set(type, act),
    clients: { matchAll: async () => open },
  };
  const locks = {
    request: async (name: string, _: unknown, act: (lock: unknown) => unknown) =>
      act(heldLocks.includes(name) ? null : { name }),
  };
  const redirect = { redirect: (to: string) => new Response(`redirect ${to}`) };
  const LocalResponse = Object.assign(function respond(...given: ConstructorParameters<typeof Response>) {
    return new Response(...given);
  }, redirect);
  const run = new Function('self', 'caches', 'fetch', 'location', 'navigator', 'Response', source);
  run(
    self,
    caches,
    ({ url }: { readonly url: string }) => network(new URL(url).pathname),
    { origin: 'https://site.example' },
    { locks, languages: spoken },
    LocalResponse,
  );
  return async (path: string, mode: 'navigate' | 'cors' = 'navigate'): Promise<string> => {
    let answer: Promise<Response> | undefined;
    heard.get('fetch')?.({
      request: { url: `https://site.example${path}`, method: 'GET', mode },
      clientId: '',
      resultingClientId: 'new',
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return (await (await answer)?.text()) ?? 'not answered';
  };
}

async function keepVersion(
  version: string,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
) {
  const cache = await caches.open(`${shelf}-${version}`);
  for (const [path, text] of Object.entries(files))
    await cache.put(path, new Response(typeof text === 'string' ? gzipSync(text) : text));
}

async function writeState(text: string, base = '/') {
  await (await caches.open(shelf)).put(`${base}kept-state`, new Response(text));
}

async function keepEnglish() {
  await keepVersion('a', {
    '/': 'door',
    '/en/': 'kept home',
    '/en/offline/': 'without a network',
    '/_astro/a.js': 'kept script',
  });
  await writeState(JSON.stringify({ version: 'a', sets: ['en'] }));
}

const withoutNetwork = () => {
  network = () => Promise.reject(offline);
};

test('what is kept is answered from the device, everything else from the network', async () => {
  await keepEnglish();
  const ask = worker();
  expect(await ask('/en/')).toBe('kept home');
  expect(await ask('/_astro/a.js', 'cors')).toBe('kept script');
  expect(await ask('/en/new/')).toBe('network /en/new/');
  expect(await ask('/_astro/a.js?v=b', 'cors')).toBe('network /_astro/a.js');
});

test.each(['null', '{"version":', '7', '{}', '{"version":null,"sets":[]}', '{"version":"a"}', ''])(
  'a state that reads %j keeps nothing: the network answers',
  async text => {
    await keepEnglish();
    await writeState(text);
    expect(await worker()('/en/')).toBe('network /en/');
  },
);

test.each([
  ['cut off', gzipSync('kept home').subarray(0, 12)],
  ['foreign', new TextEncoder().encode('<html>')],
  ['empty', new Uint8Array()],
])('a kept page that is %s is fetched, and not tried again', async (_, bytes) => {
  await keepEnglish();
  await keepVersion('a', { '/en/': new Uint8Array(bytes) });
  const ask = worker();
  expect(await ask('/en/')).toBe('network /en/');
  expect(caches.paths(`${shelf}-a`)).not.toContain('/en/');
});

test('a storage that throws, and one that never answers, do not keep a page from opening', async () => {
  await keepEnglish();
  const ask = worker();
  caches.before = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(await ask('/en/')).toBe('network /en/');
  vi.useFakeTimers();
  caches.before = () => new Promise(() => undefined);
  const answer = ask('/en/');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe('network /en/');
});

test('a slow storage answers after all where there is no network', async () => {
  await keepEnglish();
  withoutNetwork();
  vi.useFakeTimers();
  caches.before = () => new Promise(resolve => setTimeout(resolve, 9000));
  const answer = worker()('/en/');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toBe('kept home');
});

test.each([
  ['/', 'door'],
  ['/en', 'redirect /en/'],
  ['/en/rules/pegasus/', 'without a network'],
  ['/rules/', 'without a network'],
  ['/pl/', 'without a network'],
  ['/anything', 'without a network'],
])('without a network %s is answered: %s', async (path, text) => {
  await keepEnglish();
  withoutNetwork();
  expect(await worker()(path)).toBe(text);
});

test('without a network an address without a language is answered in one that the reader speaks', async () => {
  await keepEnglish();
  await keepVersion('a', { '/de/offline/': 'ohne Netz' });
  await writeState(JSON.stringify({ version: 'a', sets: ['en', 'en-pegasus', 'de'] }));
  withoutNetwork();
  spoken = ['fr-CH', 'de-CH', 'en'];
  expect(await worker()('/rules/')).toBe('ohne Netz');
  expect(await worker()('/en/nothing/')).toBe('without a network');
});

test('without a network a file that is not kept fails as it would without the worker', async () => {
  await keepEnglish();
  withoutNetwork();
  await expect(worker()('/en/more.json', 'cors')).rejects.toBe(offline);
});

test('under a base path the door and addresses without a language are found, too', async () => {
  await keepVersion('a', { '/bsg/': 'door', '/bsg/en/offline/': 'without a network' });
  await writeState(JSON.stringify({ version: 'a', sets: ['en'] }), '/bsg/');
  withoutNetwork();
  const ask = worker('/bsg/');
  expect(await ask('/bsg/')).toBe('door');
  expect(await ask('/bsg/rules/')).toBe('without a network');
  expect(await ask('/other/')).toBe('not answered');
});

test('a newer version is taken when no other page is open, and the older one is deleted', async () => {
  await keepEnglish();
  await keepVersion('b', { '/en/': 'newer home' });
  await writeState(JSON.stringify({ version: 'a', sets: ['en'], next: 'b' }));
  const ask = worker();
  open = [{ id: 'game' }];
  expect(await ask('/en/')).toBe('kept home');
  open = [{ id: 'new' }];
  expect(await ask('/_astro/a.js', 'cors')).toBe('kept script');
  expect(await ask('/en/')).toBe('newer home');
  expect(await caches.keys()).toEqual([shelf, `${shelf}-b`]);
});

test('while a page changes what is kept, a newer version waits', async () => {
  await keepEnglish();
  await keepVersion('b', { '/en/': 'newer home' });
  await writeState(JSON.stringify({ version: 'a', sets: ['en'], next: 'b' }));
  heldLocks = [`${shelf}-state`];
  expect(await worker()('/en/')).toBe('kept home');
});

test('a newer version that the browser has thrown away is not taken, nor one that cannot be written down', async () => {
  await keepEnglish();
  await writeState(JSON.stringify({ version: 'a', sets: ['en'], next: 'b' }));
  caches.before = what => {
    if (what === 'put') throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await worker()('/en/')).toBe('kept home');
  caches.before = () => undefined;
  expect(await worker()('/en/')).toBe('kept home');
  const state = await caches.match('/kept-state', { cacheName: shelf });
  expect(await state?.json()).toEqual({ version: 'a', sets: ['en'] });
});
