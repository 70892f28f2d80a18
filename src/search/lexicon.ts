import type { Language } from '../i18n/languages.ts';
import { alikeIn } from './words/alike.ts';
import { partsOf } from './words/compounds.ts';
import { fold } from './words/fold.ts';
import { figuresIn } from './words/numbers.ts';
import { stems } from './words/stem.ts';
import { infinitiveOf } from './words/verbsGerman.ts';

/** The words of an index: which there are, how rare they are, and what each is looked up by. */
export interface Lexicon {
  readonly language: Language;
  /** What a word is looked up by: its stem; the figure, if it is a number; the stems of its parts, if it is a compound. */
  lookedUpBy(word: string): readonly string[];
  /** Whether a word stands in the texts just so. */
  isKnown(word: string): boolean;
  /** How much a stem tells: those that stand in few answers tell much. */
  rarity(stem: string): number;
  /** In how many answers a stem stands. */
  spread(stem: string): number;
  words(): Iterable<string>;
  /** The stems of words that players use in its place. */
  alike(stem: string): readonly string[];
}

/** Makes the lexicon of texts, one for each answer, of which these are the words. */
export function makeLexicon(language: Language, texts: readonly (readonly string[])[]): Lexicon {
  const wordsOfTexts = texts.map(words => new Set(words));
  const spreadOfWords = count(wordsOfTexts);
  const figures = figuresIn(language);
  const isPart = (word: string) => (spreadOfWords.get(word) ?? 0) > 1;
  const memory = new Map<string, readonly string[]>();

  function lookedUpBy(word: string): readonly string[] {
    const known = memory.get(word);
    if (known !== undefined) return known;
    const verb = language === 'de' ? infinitiveOf(word, one => spreadOfWords.has(one)) : undefined;
    const stem = fold(stems[language](verb ?? word), language);
    const figure = figures.get(word);
    const parts = language === 'de' && word.length > 7 ? partsOf(word, isPart) : [];
    const all = [figure ?? stem, ...parts.map(part => stems[language](part))];
    const found = [...new Set(all)];
    memory.set(word, found);
    return found;
  }

  const likes = alikeIn(language, word => lookedUpBy(word)[0] ?? word);
  const spreadOfStems = count(wordsOfTexts.map(words => new Set([...words].flatMap(lookedUpBy))));
  const spread = (stem: string) => spreadOfStems.get(stem) ?? 0;
  return {
    language,
    lookedUpBy,
    isKnown: word => spreadOfWords.has(word),
    spread,
    rarity: stem => Math.log(1 + (texts.length - spread(stem) + 0.5) / (spread(stem) + 0.5)),
    words: () => spreadOfWords.keys(),
    alike: stem => likes.get(stem) ?? [],
  };
}

function count(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const set of sets) for (const one of set) counted.set(one, (counted.get(one) ?? 0) + 1);
  return counted;
}
