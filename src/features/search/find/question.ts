import { wordsOf } from '../words/fold.ts';
import { isIdle } from '../words/idle.ts';
import { kindOfQuestion, type QuestionKind } from '../words/questionKinds.ts';
import { nearest } from '../words/spelling.ts';
import type { Lexicon } from './lexicon.ts';
import { spokenWords } from './phrased.ts';
import { worth } from './weights.ts';

/** One word of a question: the stems it may stand for, and what a hit by each is worth. */
export type Sought = {
  readonly word: string;
  readonly stems: ReadonlyMap<string, number>;
  /** What the word itself is worth. */
  readonly weight: number;
};

export type Question = {
  readonly kind: QuestionKind | undefined;
  readonly words: readonly Sought[];
  /** The stems of the words as they were typed. */
  readonly stems: readonly string[];
  /** How many words were typed. */
  readonly length: number;
};

/** A beginning of words that is not one itself may be the word that is just being typed. */
const mostBegun = 12;
const shortestBeginning = 3;
/** Slips are looked for in parts of this length and more. */
const shortestPart = 4;

/** A question as it is looked up. While it is being typed, its last word may be the beginning of one. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const words = spokenWords(text, lexicon.language);
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return {
    kind: kindOfQuestion(text, lexicon.language),
    length: wordsOf(text, lexicon.language).length,
    stems: words.map(lexicon.stemOf),
    words: [
      ...words.flatMap((word, at) => readWord(word, lexicon, at === words.length - 1)),
      ...joined
        .filter(word => isKnown(word, lexicon))
        .map(word => only(word, lexicon.stemOf(word), worth.joined)),
    ],
  };
}

/** A word as it stands, with the parts of which it is made; or those parts; or what was meant by it. */
function readWord(word: string, lexicon: Lexicon, last: boolean): Sought[] {
  const idle = isIdle(word, lexicon.language);
  const weight = idle ? worth.idle : 1;
  const stem = lexicon.stemOf(word);
  const parts = lexicon.partsOf(stem);
  const known = lexicon.spread(stem) > 0;
  const partsFor = (value: number) => parts.map(part => only(word, part, value));
  const begun = last && !idle && word.length >= shortestBeginning ? beginningWith(word, lexicon) : [];
  if (!known && parts.length > 0) return partsFor(worth.onlyPart);
  const alike = lexicon.alike(stem).some(other => lexicon.spread(other) > 0);
  if (known || begun.length > 0 || alike) {
    const stems = new Map(begun.map(one => [one, known ? worth.begun : 1]));
    for (const other of lexicon.alike(stem)) if (lexicon.spread(other) > 0) stems.set(other, worth.alike);
    if (known) stems.set(stem, 1);
    return [{ word, stems, weight }, ...partsFor(worth.part)];
  }
  const meant = nearest(stem, lexicon.stems());
  const [likeliest] = meant;
  if (likeliest !== undefined) {
    const stems = meant.map(one => [one.word, worth.corrected ** one.slips] as const);
    const partsMeant = lexicon.partsOf(likeliest.word);
    const worthOfParts = worth.part * worth.corrected ** likeliest.slips;
    return [
      { word, stems: new Map(stems), weight },
      ...partsMeant.map(part => only(word, part, worthOfParts)),
    ];
  }
  const compound =
    lexicon.language === 'de' ? (compoundWithSlip(word, lexicon) ?? knownPart(word, lexicon)) : undefined;
  return compound ?? [{ word, stems: new Map(), weight }];
}

/** A compound of which one part is misspelt. */
function compoundWithSlip(word: string, lexicon: Lexicon): Sought[] | undefined {
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const [left, right] = [word.slice(0, end), word.slice(end)];
    for (const [known, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const near = isKnown(known, lexicon) ? nearest(lexicon.stemOf(other), lexicon.stems())[0] : undefined;
      if (near === undefined) continue;
      return [
        only(word, lexicon.stemOf(known), worth.onlyPart),
        only(word, near.word, worth.onlyPart * worth.corrected ** near.slips),
      ];
    }
  }
  return undefined;
}

/** The longest word with which a compound begins or ends of which nothing else is known. */
function knownPart(word: string, lexicon: Lexicon): Sought[] | undefined {
  for (let length = word.length - 1; length > shortestPart; length--) {
    const part = [word.slice(-length), word.slice(0, length)].find(one => isKnown(one, lexicon));
    if (part !== undefined) return [only(word, lexicon.stemOf(part), worth.onlyPart)];
  }
  return undefined;
}

function only(word: string, stem: string, weight: number): Sought {
  return { word, stems: new Map([[stem, 1]]), weight };
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.spread(lexicon.stemOf(word)) > 0;
}

function beginningWith(start: string, lexicon: Lexicon): readonly string[] {
  const found: string[] = [];
  for (const known of lexicon.stems()) {
    if (known.length > start.length && known.startsWith(start)) found.push(known);
    if (found.length >= mostBegun) break;
  }
  return found;
}
