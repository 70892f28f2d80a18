/** One hit for one word, as Pagefind gives it. */
export type Hit = { readonly id: string; readonly score: number };

export type Index<Found extends Hit> = {
  /** How many answers there are in all. */
  readonly size: number;
  /** What one word, or a beginning of words, is found in. */
  search(word: string): Promise<readonly Found[]>;
};

/** What is left of a word without an ending, and what a hit by that alone is worth. */
const shortestStem = 4;
const longestEnding = 3;
const worthOfStem = 0.5;
/** To hold a word at all counts as much as to be the best at it. */
const worthOfHolding = 0.5;

/**
 * The answers to a question as players ask it, best first. Pagefind wants every word of a question to stand in the
 * answer: "can I move while in the brig" would find nothing. So each word is looked up by itself and what it finds adds
 * up. A word that stands in few answers weighs more than one that stands in many, so no list of idle words is needed.
 */
export async function ask<Found extends Hit>(question: string, index: Index<Found>): Promise<Found[]> {
  const words = [...new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  const sums = new Map<string, { readonly found: Found; sum: number }>();
  for (const hits of await Promise.all(words.map(word => hitsOf(word, index)))) {
    const weight = Math.log((index.size + 1) / Math.max(hits.length, 1));
    for (const { found, worth } of hits) {
      const known = sums.get(found.id);
      if (known === undefined) sums.set(found.id, { found, sum: weight * worth });
      else known.sum += weight * worth;
    }
  }
  return [...sums.values()].toSorted((a, b) => b.sum - a.sum).map(({ found }) => found);
}

type Valued<Found> = { readonly found: Found; readonly worth: number };

/** Pagefind finds beginnings and knows no Polish, so a word is looked for with and without its ending. */
async function hitsOf<Found extends Hit>(word: string, index: Index<Found>): Promise<Valued<Found>[]> {
  const whole = valued(await index.search(word), 1);
  const shortest = Math.max(shortestStem, word.length - longestEnding);
  for (let length = word.length - 1; length >= shortest; length--) {
    const stem = await index.search(word.slice(0, length));
    if (stem.length <= whole.length) continue;
    const known = new Set(whole.map(({ found }) => found.id));
    return [...whole, ...valued(stem, worthOfStem).filter(({ found }) => !known.has(found.id))];
  }
  return whole;
}

function valued<Found extends Hit>(hits: readonly Found[], most: number): Valued<Found>[] {
  const best = Math.max(...hits.map(({ score }) => score));
  return hits.map(found => ({
    found,
    worth: most * (worthOfHolding + (1 - worthOfHolding) * (found.score / best)),
  }));
}
