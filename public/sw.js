/**
 * Answers from what a reader keeps on the device (`src/components/offline/keep.ts` puts it there), and asks the network
 * for everything else. It holds no list of files, so it hardly ever changes; what changes is the version that is kept.
 *
 * A version is one cache and is always whole. A newer one is laid beside it and takes its place only when a page is
 * opened while no other one is open: so an old page never meets a new script, and nobody's game is interrupted.
 */
const scope = new URL(self.registration.scope).pathname;
const shelf = 'action-stations-kept';
const stateKey = `${scope}kept-state`;

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
  const state = await readState();
  if (state === undefined) return fetch(request);
  const version = request.mode === 'navigate' ? await versionForPage(event, state) : state.version;
  // What is asked for in another version than the one that is kept belongs to a page that came from the network.
  const asked = url.searchParams.get('v');
  const kept = asked === null || asked === version ? await fromKept(version, url.pathname) : undefined;
  if (kept !== undefined) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const language = url.pathname.slice(scope.length).split('/')[0];
    const page =
      request.mode === 'navigate' ? await fromKept(version, `${scope}${language}/offline/`) : undefined;
    if (page === undefined) throw error;
    return page;
  }
}

/** The newer version that lies ready, if no other page is open that was served from the one before. */
async function versionForPage(event, state) {
  if (state.next === undefined) return state.version;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = pages.filter(({ id }) => id !== event.clientId && id !== event.resultingClientId);
  if (others.length > 0) return state.version;
  const { next, ...rest } = state;
  await writeState({ ...rest, version: next });
  await caches.delete(`${shelf}-${state.version}`);
  return next;
}

async function fromKept(version, path) {
  const cache = await caches.open(`${shelf}-${version}`);
  const found = await cache.match(path);
  if (found === undefined || found.body === null) return undefined;
  // Kept as it was sent, compressed: so it takes a third of the room.
  return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), { headers: found.headers });
}

async function readState() {
  const cache = await caches.open(shelf);
  return (await cache.match(stateKey))?.json();
}

async function writeState(state) {
  const cache = await caches.open(shelf);
  await cache.put(stateKey, new Response(JSON.stringify(state)));
}
