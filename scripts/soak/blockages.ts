/**
 * Storage of a browser that is not there, refuses, or never answers; each as a script that runs before the page's own. It
 * runs in the empty page before that as well, which has neither locks nor caches.
 */
interface Blockage {
  readonly name: string;
  readonly script: string;
}

const throwing = (on: string, key: string) =>
  `Object.defineProperty(${on}, '${key}', { get() { throw new DOMException('injected', 'SecurityError'); }, configurable: true });`;

export const blockages: readonly Blockage[] = [
  { name: 'without localStorage', script: throwing('window', 'localStorage') },
  { name: 'without IndexedDB', script: throwing('window', 'indexedDB') },
  {
    name: 'IndexedDB that never answers',
    script: 'IDBFactory.prototype.open = () => new EventTarget();',
  },
  {
    name: 'storage that is full',
    script: `Storage.prototype.setItem = () => { throw new DOMException('injected', 'QuotaExceededError'); };
IDBObjectStore.prototype.put = () => { throw new DOMException('injected', 'QuotaExceededError'); };`,
  },
  {
    name: 'locks that are refused',
    script: `if ('LockManager' in window) LockManager.prototype.request = () => Promise.reject(new DOMException('injected', 'SecurityError'));`,
  },
  {
    name: 'caches that are refused',
    script: `if ('CacheStorage' in window) for (const name of ['open', 'keys', 'match', 'has', 'delete'])
  CacheStorage.prototype[name] = () => Promise.reject(new DOMException('injected', 'SecurityError'));`,
  },
];
