/** What several books bring by name, as one; where two bring the same, the later one's. */
export function merged<T extends object>(tables: readonly (T | undefined)[]): T {
  const all = {} as T;
  for (const table of tables) if (table !== undefined) Object.assign(all, table);
  return all;
}
