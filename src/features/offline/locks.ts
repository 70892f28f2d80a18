/** All tabs of the site, and its service worker (`public/sw.js`), that change what is kept. */
export const locks = {
  /** Held while sets are fetched and put away: minutes. */
  sets: 'action-stations-kept-sets',
  /** Held while the state is read and written: an instant. */
  state: 'action-stations-kept-state',
} as const;

type LockName = (typeof locks)[keyof typeof locks];

export const taken = Symbol('taken');

/** Waits until no other tab holds the lock. Browsers without locks do it at once, so the work has to be safe by itself. */
export async function inTurn<T>(name: LockName, work: () => Promise<T>): Promise<T> {
  const done = await request(name, {}, work);
  if (done === taken) throw new Error(`The lock ${name} was not given.`);
  return done;
}

/** Leaves it where another tab holds the lock. */
export function ifFree<T>(name: LockName, work: () => Promise<T>): Promise<T | typeof taken> {
  return request(name, { ifAvailable: true }, work);
}

async function request<T>(
  name: LockName,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T | typeof taken> {
  // Not in every browser, whatever the types say.
  const manager: LockManager | undefined = navigator.locks;
  if (manager === undefined) return work();
  let isAnswered = false;
  try {
    return await manager.request(name, options, async lock => {
      isAnswered = true;
      return lock === null ? taken : await work();
    });
  } catch (error) {
    if (isAnswered) throw error;
    // Locks are forbidden here.
    return work();
  }
}
