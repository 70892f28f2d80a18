/** Equal things once, in the order in which they first come, each with how many there are. */
export function counted(ids: readonly string[]): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
