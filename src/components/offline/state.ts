/** What is kept on the device: whole sets of pages, all of one version of the site. */
export type Kept = {
  readonly version: string;
  readonly sets: readonly string[];
  /** A newer version that lies ready; the service worker takes it when no page is open. */
  readonly next?: string;
};

/** The names under which `public/sw.js` looks for it. */
const shelf = 'action-stations-kept';
const stateKey = (base: string) => `${base}kept-state`;

export const cacheOf = (version: string): string => `${shelf}-${version}`;

export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

export async function readKept(base: string): Promise<Kept | undefined> {
  const cache = await caches.open(shelf);
  return (await cache.match(stateKey(base)))?.json();
}

export async function writeKept(base: string, kept: Kept): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.put(stateKey(base), new Response(JSON.stringify(kept)));
}

/** Takes everything off the device again, also what an interrupted download has left. */
export async function forgetEverything(base: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(shelf)).map(name => caches.delete(name)));
  const worker = await navigator.serviceWorker.getRegistration(base);
  await worker?.unregister();
}
