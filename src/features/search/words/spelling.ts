/** How many slips a word of this length may have. */
function slipsIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** A word that may be meant by another one, and how many slips lie between them. */
export type Near = { readonly word: string; readonly slips: number };

/**
 * The words most like one that is not known: letters left out, put in, exchanged or swapped. A wrong first letter
 * counts half a slip more, for it is seldom wrong.
 */
export function nearest(word: string, vocabulary: Iterable<string>): readonly Near[] {
  const most = slipsIn(word);
  if (most === 0) return [];
  const found: Near[] = [];
  for (const known of vocabulary) {
    if (known.length < 3 || Math.abs(known.length - word.length) > most) continue;
    const slips = slipsBetween(word, known, most) + (known[0] === word[0] ? 0 : 0.5);
    if (slips <= most) found.push({ word: known, slips });
  }
  const least = Math.min(...found.map(({ slips }) => slips));
  return found.filter(({ slips }) => slips <= least + 0.5);
}

/** Edit distance with swapped neighbours as one slip; more than `most` is as good as infinite. */
function slipsBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
