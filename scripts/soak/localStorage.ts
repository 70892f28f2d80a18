/** A `localStorage` for as long as some work takes: Node has none. */
export function withStorage<T>(work: () => T): T {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
