/** What several books bring by name, as one; where two bring the same, the later one's. */
export const merged = <T extends object>(tables: readonly (T | undefined)[]): T =>
  tables.reduce<T>((all, table) => ({ ...all, ...table }), {} as T);
