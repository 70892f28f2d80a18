import type { Language } from '#i18n/languages.ts';
import { alikeIn } from '../words/alike.ts';
import { partsOf } from '../words/compounds.ts';
import { fold } from '../words/fold.ts';
import { figuresIn } from '../words/numbers.ts';
import { spoken } from '../words/spoken.ts';
import { infinitiveOf } from '../words/verbsGerman.ts';

/** The stems of an index: which there are, how rare they are, and by which of them a word is looked up. */
export interface Lexicon {
  readonly language: Language;
  /** What a word is looked up by: its stem; the figure, if it is a number. */
  stemOf(word: string): string;
  /** The stems of the parts of a compound, of which this is the stem. */
  partsOf(stem: string): readonly string[];
  /** How much a stem tells: those that stand in few answers tell much. */
  rarity(stem: string): number;
  /** In how many answers a stem stands, by itself or as a part. */
  spread(stem: string): number;
  /** Those that stand by themselves. */
  stems(): Iterable<string>;
  /** The stems of words that players use in its place. */
  alike(stem: string): readonly string[];
}

/** The stem of a word, whatever stands in an index; without what only looks like a form of a German verb. */
export function stemIn(language: Language): (word: string, isStem?: (stem: string) => boolean) => string {
  const figures = figuresIn(language);
  const { stem } = spoken(language);
  const bare = (word: string) => fold(stem(word), language);
  return (word, isStem) => {
    const figure = figures.get(word);
    if (figure !== undefined) return figure;
    const verb =
      language === 'de' && isStem !== undefined ? infinitiveOf(word, one => isStem(bare(one))) : undefined;
    return bare(verb ?? word);
  };
}

/** From this length on a German stem may be that of a compound. */
const shortestCompound = 7;

/** Makes the lexicon of answers, each of which holds these stems. */
export function makeLexicon(language: Language, answers: readonly (readonly string[])[]): Lexicon {
  const alone = count(answers.map(some => new Set(some)));
  const read = stemIn(language);
  const known = (stem: string) => alone.has(stem);
  const stemOf = remembered(word => read(word, known));
  const isPart = (word: string) => (alone.get(read(word)) ?? 0) > 1;
  const parts = remembered(stem =>
    language === 'de' && stem.length >= shortestCompound
      ? [...new Set(partsOf(stem, isPart).map(part => read(part)))]
      : [],
  );
  const spreads = count(answers.map(some => new Set(some.flatMap(stem => [stem, ...parts(stem)]))));
  const spread = (stem: string) => spreads.get(stem) ?? 0;
  const likes = alikeIn(language, stemOf);
  return {
    language,
    stemOf,
    partsOf: parts,
    spread,
    rarity: stem => Math.log(1 + (answers.length - spread(stem) + 0.5) / (spread(stem) + 0.5)),
    stems: () => alone.keys(),
    alike: stem => likes.get(stem) ?? [],
  };
}

function count(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const set of sets) for (const one of set) counted.set(one, (counted.get(one) ?? 0) + 1);
  return counted;
}

function remembered<T>(find: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T>();
  return text => {
    const found = memory.get(text) ?? find(text);
    memory.set(text, found);
    return found;
  };
}
