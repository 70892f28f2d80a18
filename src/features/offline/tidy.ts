import { dropLists, pathsIn } from './lists.ts';
import { ifFree, locks } from './locks.ts';
import { cacheOf, changeKept, readKept, readState, shelf, stateName } from './state.ts';

/**
 * Deletes what no state names: versions that were superseded, what an interrupted download has left, sets that were
 * given up. The caller must hold the lock of the sets. Two copies of the site under one host share the shelf.
 */
export async function tidy(base: string): Promise<void> {
  const states = (await pathsIn(shelf)).filter(path => path.endsWith(`/${stateName}`));
  const kept = await Promise.all(states.map(readState));
  const inUse = new Set(kept.flatMap(one => [one?.version, one?.next]).map(one => one && cacheOf(one)));
  for (const name of await caches.keys())
    if (name.startsWith(`${shelf}-`) && !inUse.has(name)) await caches.delete(name);
  const own = await readKept(base);
  await dropLists(base, own);
  // One that cannot be read keeps nothing.
  if (own === undefined) await (await caches.open(shelf)).delete(base + stateName);
  if ((await pathsIn(shelf)).length === 0) await caches.delete(shelf);
}

/** Takes everything off the device again. What another tab is fetching at this moment is that tab's to put away. */
export async function forgetEverything(base: string): Promise<void> {
  const kept = await readKept(base);
  await changeKept(base, () => undefined);
  for (const version of [kept?.version, kept?.next])
    if (version !== undefined) await caches.delete(cacheOf(version));
  await ifFree(locks.sets, () => tidy(base));
  const worker = await navigator.serviceWorker.getRegistration(base);
  await worker?.unregister();
}
