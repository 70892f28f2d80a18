import type { Lexicon } from './lexicon.ts';

/** The groups of three letters in some stems, by their numbers, and how much each of them tells; of length one in all. */
export type Letters = { readonly groups: readonly number[]; readonly weights: Float32Array };

/** How stems are spelt: by their groups of three letters, most of which slips, endings and compounds leave as they are. */
export interface Spelling {
  lettersOf(stems: readonly string[]): Letters;
  /** How alike these and others are, from nothing to one. */
  likenessTo(stems: readonly string[]): (other: Letters) => number;
}

export function makeSpelling(lexicon: Lexicon): Spelling {
  const numbers = new Map<string, number>();
  const numberOf = (group: string) => {
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    return number;
  };
  const spreads: number[] = [];
  for (const stem of lexicon.stems()) {
    const spread = lexicon.spread(stem);
    for (const group of groupsOf(stem).map(numberOf)) spreads[group] = (spreads[group] ?? 0) + spread;
  }
  const widest = spreads.reduce((most, spread) => Math.max(most, spread), 1);
  // Those that stand nowhere tell as much as those that stand once.
  const rarities = spreads.map(spread => 1 + Math.log(widest / Math.max(1, spread)));
  const rarityOf = (group: number) => rarities[group] ?? 1 + Math.log(widest);

  function lettersOf(stems: readonly string[]): Letters {
    const counts = new Map<number, number>();
    for (const stem of stems) {
      for (const group of groupsOf(stem).map(numberOf)) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    const weights = Float32Array.from(counts, ([group, count]) => (1 + Math.log(count)) * rarityOf(group));
    const length = Math.hypot(...weights) || 1;
    return { groups: [...counts.keys()], weights: weights.map(weight => weight / length) };
  }

  return {
    lettersOf,
    likenessTo(stems) {
      const letters = lettersOf(stems);
      const wanted = new Float32Array(numbers.size);
      letters.groups.forEach((group, at) => {
        wanted[group] = letters.weights[at] ?? 0;
      });
      return ({ groups, weights }) =>
        groups.reduce((sum, group, at) => sum + (wanted[group] ?? 0) * (weights[at] ?? 0), 0);
    },
  };
}

/** Each three letters that stand beside each other; where a word begins and ends counts as a letter. */
function groupsOf(word: string): string[] {
  const whole = ` ${word} `;
  return Array.from({ length: Math.max(1, whole.length - 2) }, (_, at) => whole.slice(at, at + 3));
}
