/** What a widget has to fetch before it can be drawn, asked for while it is drawn. */

/** It could not be had: the part of the page that waits for it says so, and asks again when a reader wants to. */
export class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

/** It was there, and belongs to another version of the site than the page: only another page can show it. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

export type Settled<Value> = { readonly value: Value } | { readonly failed: Unfetched };

interface Shelf<Key, Value> {
  get(key: Key): Settled<Value> | undefined;
  set(key: Key, settled: Settled<Value>): unknown;
  delete(key: Key): unknown;
}

/**
 * To be called inside of `Suspense`: throws a promise until it is there. One that cannot be had is thrown as `Unfetched`,
 * once; asked after that, it is fetched anew. So nothing is fetched again and again by itself.
 */
export function suspended<Key, Value>(shelf: Shelf<Key, Value>, key: Key, load: () => Promise<Value>): Value {
  const settled = shelf.get(key);
  if (settled === undefined)
    throw load().then(
      value => shelf.set(key, { value }),
      (cause: unknown) => shelf.set(key, { failed: new Unfetched('It could not be fetched.', { cause }) }),
    );
  if ('value' in settled) return settled.value;
  shelf.delete(key);
  throw settled.failed;
}
