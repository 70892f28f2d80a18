/**
 * What a site has stored may be deleted by the browser when the device runs out of room. It leaves alone what a page has
 * asked it to; most browsers decide by themselves, and one asks the reader. It is asked for once in the life of a page.
 */
let isAsked = false;

export function askToPersist(storage: StorageManager | undefined = globalThis.navigator?.storage): void {
  if (isAsked || storage?.persist === undefined) return;
  isAsked = true;
  void persist(storage);
}

async function persist(storage: StorageManager): Promise<void> {
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // A browser that keeps nothing for this page does not promise to keep it.
  }
}
