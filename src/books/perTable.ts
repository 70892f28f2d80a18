import { onTable } from './registry.ts';

/** What is made of the books on a table, kept: whoever names books that come to the same table gets the same. */
export function perTable<Made>(
  make: (named: readonly string[]) => Promise<Made>,
): (named: readonly string[]) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return named => {
    const key = onTable(named).join(' ');
    const found = made.get(key) ?? make(named);
    made.set(key, found);
    // What could not be fetched is asked for again.
    found.catch(() => made.delete(key));
    return found;
  };
}
