/**
 * Answers from what a reader keeps on the device (`src/features/offline/keep.ts` puts it there), and asks the network
 * for everything else. It holds no list of files, so it hardly ever changes; what changes is the version that is kept.
 *
 * A version is one cache and is always whole. A newer one is laid beside it and takes its place only when a page is
 * opened while no other one is open: so an old page never meets a new script, and nobody's game is interrupted.
 *
 * What is kept may be gone, damaged, unreadable or slow. Then the network answers, as if nothing were kept.
 */
const scope = new URL(self.registration.scope).pathname;
const shelf = 'action-stations-kept';
const stateKey = `${scope}kept-state`;
/** Shared with the pages: only one of them all changes the state at a time. */
const stateLock = `${shelf}-state`;
const cacheOf = version => `${shelf}-${version}`;

/** After so many milliseconds without an answer from the device the network is asked. */
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(scope))
    return;
  event.respondWith(answer(event, url));
});

async function answer(event, url) {
  const { request } = event;
  const kept = fromDevice(event, url).catch(() => undefined);
  const inTime = await Promise.race([kept, after(patience)]);
  if (inTime !== undefined) return inTime;
  try {
    return await fetch(request);
  } catch (error) {
    const late = (await kept) ?? (request.mode === 'navigate' ? await pageWithoutNetwork(url) : undefined);
    if (late === undefined) throw error;
    return late;
  }
}

const after = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

async function fromDevice(event, url) {
  const state = await readState();
  if (state === undefined) return undefined;
  const isPage = event.request.mode === 'navigate';
  const version = isPage ? await versionForPage(event, state) : state.version;
  // What is asked for in another version than the one that is kept belongs to a page that came from the network.
  const asked = url.searchParams.get('v');
  if (asked !== null && asked !== version) return undefined;
  const found = await read(version, url.pathname);
  if (found !== undefined || !isPage || url.pathname.endsWith('/')) return found;
  // Pages have a slash at the end; hosts add it too.
  const isKept = await caches.match(`${url.pathname}/`, { cacheName: cacheOf(version) });
  return isKept && Response.redirect(`${url.pathname}/${url.search}`, 302);
}

/** The newer version that lies ready, if no other page is open that was served from the one before. */
async function versionForPage(event, state) {
  if (state.next === undefined) return state.version;
  const take = () => takeNext(event);
  try {
    // While a page changes the state nothing is taken, and nobody waits.
    const taken = navigator.locks
      ? navigator.locks.request(stateLock, { ifAvailable: true }, lock =>
          lock === null ? undefined : take(),
        )
      : take();
    return (await taken) ?? state.version;
  } catch {
    return state.version;
  }
}

async function takeNext(event) {
  const state = await readState();
  if (state?.next === undefined) return state?.version;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = pages.filter(({ id }) => id !== event.clientId && id !== event.resultingClientId);
  if (others.length > 0) return state.version;
  const { next, ...rest } = state;
  // A browser that is short of room may have thrown it away.
  const version = (await caches.has(cacheOf(next))) ? next : state.version;
  await writeState({ ...rest, version });
  if (version === next) await caches.delete(cacheOf(state.version));
  return version;
}

/** The page that says what is kept, in the language of the address or else in one that the reader keeps. */
async function pageWithoutNetwork(url) {
  const state = await readState().catch(() => undefined);
  if (state === undefined) return undefined;
  const asked = url.pathname.slice(scope.length).split('/')[0];
  const spoken = (navigator.languages ?? []).map(tag => tag.slice(0, 2));
  const kept = state.sets.map(name => name.slice(0, 2));
  const language = [asked, ...spoken, ...kept].find(one => kept.includes(one));
  return read(state.version, `${scope}${language}/offline/`).catch(() => undefined);
}

/** Read to its end before it is handed on: what is damaged shows itself now and not in the middle of a page. */
async function read(version, path) {
  const found = await caches.match(path, { cacheName: cacheOf(version) });
  if (found === undefined || found.body === null) return undefined;
  try {
    // Kept as it was sent, compressed: so it takes a third of the room.
    const plain = new Response(found.body.pipeThrough(new DecompressionStream('gzip')));
    return new Response(await plain.arrayBuffer(), { headers: found.headers });
  } catch (error) {
    // The next time the reader presses “Keep these” it is fetched again.
    const cache = await caches.open(cacheOf(version));
    await cache.delete(path);
    throw error;
  }
}

/** Undefined where nothing is kept, or where what is written there is no state. */
async function readState() {
  const found = await caches.match(stateKey, { cacheName: shelf });
  const state = await found?.json();
  return typeof state?.version === 'string' && Array.isArray(state.sets) ? state : undefined;
}

async function writeState(state) {
  const cache = await caches.open(shelf);
  await cache.put(stateKey, new Response(JSON.stringify(state)));
}
