/** The known word that was probably meant. */

/** Insertions, deletions and replacements between two words. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const words = (id: string): string[] => id.split(/[-/.:]/).filter(word => word.length > 2);

/** Twice the longest id. A longer word is no slip of the pen, and comparing it would take a page minutes. */
const longest = 100;

/** `undefined` when nothing is near enough to be helpful. */
function nearest(word: string, known: readonly string[]): string | undefined {
  if (word === '' || word.length > longest) return undefined;
  const ranked = known
    .map(id => ({ id, distance: editDistance(word, id) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best && best.distance <= Math.max(1, Math.floor(word.length / 3))) return best.id;
  // Half an id, or an id and a half: `water-shortage` for `water-shortage-b`.
  const partial = ranked.find(({ id }) => id.startsWith(word) || word.startsWith(id));
  if (partial && word.length > 2) return partial.id;
  const shared = (id: string) => words(id).filter(w => words(word).includes(w)).length;
  const related = ranked.find(({ id }) => shared(id) > 0 && shared(id) >= words(word).length - 1);
  return related?.id;
}

/** ` Did you mean x?`, or what is known, as far as it goes on a line. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  if (known.length === 0) return ' There are none.';
  const some = known.slice(0, 12).join(', ');
  return known.length <= 12 ? ` Known are: ${some}.` : ` Known are, among others: ${some}.`;
}
