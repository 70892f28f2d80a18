import type { Lexicon } from './lexicon.ts';
import type { Bag, Meaning } from './meaning.ts';
import type { Question, Sought } from './question.ts';
import type { Phrasing, SearchIndex } from './searchIndex.ts';
import type { Vector } from './vectors.ts';

/** What a word tells that stands nowhere: it is missed, but may be a name or a slip. */
const rarityOfUnknown = 4;

/** What a question asks for, word by word. */
export type Wanted = {
  readonly words: readonly WantedWord[];
  readonly weight: number;
  /** What all its words say together. */
  readonly said: Bag;
  /** How far each stem may stand for any of its words, as they are spelt or by what they mean. */
  readonly by: { readonly [way in Way]: Vector };
};

type Way = 'spelt' | 'meant';

/** How much a word counts, and what each stem is worth in its place. */
type WantedWord = {
  readonly weight: number;
  /** Those that it may stand for as it is spelt. */
  readonly spelt: ReadonlyMap<number, number>;
  /** Also those that mean something like it. */
  readonly meant: Vector;
};

export function wantedBy({ words }: Question, { lexicon, numbers, meaning }: SearchIndex): Wanted {
  const said = new Map<number, number>();
  const by = { spelt: new Float32Array(numbers.size), meant: new Float32Array(numbers.size) };
  const wanted = words.map((word): WantedWord => {
    const spelt = new Map<number, number>();
    for (const [stem, value] of word.stems) {
      const number = numbers.get(stem);
      if (number === undefined) continue;
      spelt.set(number, value);
      const weight = word.weight * value * lexicon.rarity(stem);
      said.set(number, Math.max(said.get(number) ?? 0, weight));
      by.spelt[number] = Math.max(by.spelt[number] ?? 0, value);
    }
    const meant = meantBy(spelt, meaning);
    for (let stem = 0; stem < meant.length; stem++) {
      by.meant[stem] = Math.max(by.meant[stem] ?? 0, meant[stem] ?? 0);
    }
    return { weight: weightOf(word, lexicon), spelt, meant };
  });
  return { words: wanted, weight: wanted.reduce((sum, { weight }) => sum + weight, 0), said, by };
}

function meantBy(spelt: ReadonlyMap<number, number>, meaning: Meaning): Vector {
  const [likeliest] = [...spelt].toSorted(([, a], [, b]) => b - a);
  if (likeliest === undefined) return new Float32Array();
  const meant = meaning.standingFor(likeliest[0]);
  for (const [stem, value] of spelt) meant[stem] = Math.max(meant[stem] ?? 0, value);
  return meant;
}

/** What one word of a question counts: rare words much, idle ones next to nothing. */
function weightOf({ stems, weight }: Sought, lexicon: Lexicon): number {
  const rarities = [...stems].map(([stem, value]) => value * lexicon.rarity(stem));
  return weight * (rarities.length === 0 ? rarityOfUnknown : Math.max(...rarities));
}

/** Which part of what is wanted stands somewhere just so: from nothing to one. */
export function coverage({ words }: Question, there: ReadonlySet<string>, lexicon: Lexicon): number {
  let shared = 0;
  let sought = 0;
  for (const word of words) {
    const weight = weightOf(word, lexicon);
    sought += weight;
    shared += weight * Math.max(0, ...[...word.stems].map(([stem, value]) => (there.has(stem) ? value : 0)));
  }
  return sought === 0 ? 0 : shared / sought;
}

/** Which part of what is wanted these stems say, just so or by what they mean: from nothing to one. */
export function saidBy({ words, weight }: Wanted, stems: readonly number[], way: Way): number {
  let shared = 0;
  for (const { weight: weightOfWord, spelt, meant } of words) {
    let best = 0;
    if (way === 'meant') for (const stem of stems) best = Math.max(best, meant[stem] ?? 0);
    // One word seldom stands for more than one or two stems.
    else for (const [stem, value] of spelt) if (value > best && stems.includes(stem)) best = value;
    shared += weightOfWord * best;
  }
  return weight === 0 ? 0 : shared / weight;
}

/** Which part of a phrasing is wanted: from nothing to one. */
export function wantedOf(phrasing: Phrasing, { by }: Wanted, way: Way, { rarities }: SearchIndex): number {
  const worth = by[way];
  let sum = 0;
  for (const stem of phrasing.stems) sum += (rarities[stem] ?? 0) * (worth[stem] ?? 0);
  return phrasing.weight === 0 ? 0 : sum / phrasing.weight;
}

/** How like a question and a phrasing are, of which it says this part: less, if it says much besides. */
export function likeness(said: number, { weight }: Wanted, phrasing: Phrasing): number {
  return said === 0 ? 0 : said * Math.sqrt(weight / phrasing.weight);
}
