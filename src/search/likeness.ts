import type { Lexicon } from './lexicon.ts';
import type { Question, Sought } from './question.ts';
import type { Phrasing } from './searchIndex.ts';

/** What a word tells that stands nowhere: it is missed, but may be a name or a slip. */
const rarityOfUnknown = 4;

/** What one word of a question counts: rare words much, idle ones next to nothing. */
function weightOf({ stems, weight }: Sought, lexicon: Lexicon): number {
  const rarities = [...stems].map(([stem, value]) => value * lexicon.rarity(stem));
  return weight * (rarities.length === 0 ? rarityOfUnknown : Math.max(...rarities));
}

/** Which part of what is sought stands somewhere: from nothing to one. */
export function coverage({ words }: Question, there: ReadonlySet<string>, lexicon: Lexicon): number {
  let shared = 0;
  let sought = 0;
  for (const word of words) {
    const weight = weightOf(word, lexicon);
    sought += weight;
    shared += weight * best(word, stem => (there.has(stem) ? 1 : 0));
  }
  return sought === 0 ? 0 : shared / sought;
}

/** How much a question shares with a phrasing, and how little either says besides: as a cosine does. */
export function likeness({ words }: Question, phrasing: Phrasing, lexicon: Lexicon): number {
  let shared = 0;
  let sought = 0;
  for (const word of words) {
    const weight = weightOf(word, lexicon);
    sought += weight;
    shared += weight * best(word, stem => phrasing.stems.get(stem) ?? 0);
  }
  return shared === 0 ? 0 : shared / Math.sqrt(sought * phrasing.weight);
}

/** The most that any of the stems is worth which a word may stand for. */
function best({ stems }: Sought, valueThere: (stem: string) => number): number {
  let most = 0;
  for (const [stem, value] of stems) most = Math.max(most, value * valueThere(stem));
  return most;
}
