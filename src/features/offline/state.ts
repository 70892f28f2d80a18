import { inTurn, locks } from './locks.ts';

/** What is kept on the device: whole sets of pages, all of one version of the site. */
export type Kept = {
  readonly version: string;
  readonly sets: readonly string[];
  /** A newer version that lies ready; the service worker takes it when no page is open. */
  readonly next?: string;
};

/** The names under which `public/sw.js` looks for it. */
export const shelf = 'action-stations-kept';
export const stateName = 'kept-state';

export const cacheOf = (version: string): string => `${shelf}-${version}`;

/** Whether this browser keeps pages, and is allowed to. */
export async function canKeep(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator && 'caches' in globalThis && 'DecompressionStream' in globalThis))
      return false;
    await caches.has(shelf);
    return true;
  } catch {
    return false;
  }
}

export const readKept = (base: string): Promise<Kept | undefined> => readState(base + stateName);

/** Undefined where nothing is kept, and where what is written there cannot be read: the worker takes it so too. */
export async function readState(path: string): Promise<Kept | undefined> {
  const found = await caches.match(path, { cacheName: shelf });
  const state: unknown = await found?.json().catch(() => undefined);
  return isKept(state) ? state : undefined;
}

function isKept(state: unknown): state is Kept {
  if (typeof state !== 'object' || state === null) return false;
  const { version, sets, next } = state as { readonly [key in keyof Kept]?: unknown };
  return (
    typeof version === 'string' &&
    Array.isArray(sets) &&
    sets.every(name => typeof name === 'string') &&
    (next === undefined || typeof next === 'string')
  );
}

/** Makes the new state of the one that holds at this moment, whatever other tabs and the worker have done meanwhile. */
export async function changeKept(
  base: string,
  change: (now: Kept | undefined) => Kept | undefined,
): Promise<Kept | undefined> {
  const kept = await inTurn(locks.state, async () => {
    const cache = await caches.open(shelf);
    const next = change(await readKept(base));
    if (next === undefined) await cache.delete(base + stateName);
    else await cache.put(base + stateName, new Response(JSON.stringify(next)));
    return next;
  });
  otherTabs()?.postMessage('changed');
  return kept;
}

/** Hears when another tab has changed what is kept. */
export function whenKeptElsewhere(act: () => void): void {
  otherTabs()?.addEventListener('message', act);
}

let channel: BroadcastChannel | undefined;
function otherTabs(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  channel ??= new BroadcastChannel(shelf);
  return channel;
}
