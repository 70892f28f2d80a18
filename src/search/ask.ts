import type { Answer } from './answer.ts';
import type { Lexicon } from './lexicon.ts';
import { type Question, readQuestion, type Sought } from './question.ts';
import type { Phrasing, SearchIndex } from './searchIndex.ts';

/** An answer that was found, and the phrasing that comes closest to what was asked. */
export type Found = { readonly answer: Answer; readonly score: number; readonly asked: string | undefined };

/** What a word is worth by where it stands. */
const boost = { name: 3, words: 2.5, heading: 1, page: 0.7, asked: 2, text: 1 };
/** Those that are compared with what was asked, question by question. */
const compared = 120;
const W = (process.env['W'] ?? '').split(',').map(Number);
const worth = { bm: W[0] ?? 0.5, covered: W[1] ?? 0.5, likeness: W[2] ?? 1.2, sameKind: W[3] ?? 0.05 };

/** The answers to a question in the words of players, best first. */
export function ask(text: string, index: SearchIndex): Found[] {
  const question = readQuestion(text, index.lexicon);
  const hits = lookUp(question, index);
  const best = hits[0]?.score ?? 1;
  return hits
    .slice(0, compared)
    .map(({ at, score, terms }) => {
      const { likeness, asked } = closest(question, index.phrasings(at), index.lexicon);
      const covered = coverage(question, new Set(terms), index.lexicon);
      return {
        answer: index.answers[at],
        score: worth.bm * (score / best) + worth.covered * covered + worth.likeness * likeness,
        asked,
      };
    })
    .flatMap(({ answer, ...found }) => (answer === undefined ? [] : [{ answer, ...found, score: found.score + (prior[answer.kind] ?? 0) }]))
    .toSorted((a, b) => b.score - a.score);
}

const prior: { [kind: string]: number } = { ruling: -0.05, edition: -0.1, page: -0.1, example: -0.1, symbol: -0.1 };

/** Which part of what is sought an answer holds anywhere. */
function coverage({ words }: Question, there: ReadonlySet<string>, lexicon: Lexicon): number {
  let shared = 0;
  let sought = 0;
  for (const word of words) {
    const weight = weightOf(word, lexicon);
    sought += weight;
    shared += weight * valueIn(word, there);
  }
  return shared / sought;
}

function weightOf({ stems, weight }: Sought, lexicon: Lexicon): number {
  const rarities = [...stems].map(([stem, value]) => value * lexicon.rarity(stem));
  return weight * (rarities.length === 0 ? unknownWord : Math.max(...rarities));
}

function lookUp({ words }: Question, { mini }: SearchIndex): { at: number; score: number; terms: string[] }[] {
  const weights = new Map<string, number>();
  for (const { stems, weight } of words) {
    for (const [stem, value] of stems) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * value));
  }
  if (weights.size === 0) return [];
  const hits = mini.search(
    { combineWith: 'OR', queries: [...weights.keys()] },
    {
      boost,
      tokenize: stem => [stem],
      processTerm: stem => stem,
      boostTerm: stem => weights.get(stem) ?? 0,
    },
  );
  return hits.map(({ id, score, terms }) => ({ at: id, score, terms }));
}

type Closest = { readonly likeness: number; readonly asked: string | undefined };

function closest(question: Question, phrasings: readonly Phrasing[], lexicon: Lexicon): Closest {
  let best: Closest = { likeness: 0, asked: undefined };
  for (const phrasing of phrasings) {
    const likeness = likenessTo(question, phrasing, lexicon);
    if (likeness > best.likeness) best = { likeness, asked: phrasing.text };
  }
  return best;
}

/** How much of what is asked a phrasing shares, and how little it says besides: from nothing to one, and a little more. */
function likenessTo({ kind, words }: Question, phrasing: Phrasing, lexicon: Lexicon): number {
  const there = new Set(phrasing.stems);
  let shared = 0;
  let sought = 0;
  for (const word of words) {
    const weight = weightOf(word, lexicon);
    sought += weight;
    shared += weight * valueIn(word, there);
  }
  if (shared === 0) return 0;
  let said = 0;
  for (const stem of there) said += lexicon.rarity(stem);
  const kinds = kind !== undefined && kind === phrasing.kind ? worth.sameKind : 0;
  return shared / Math.sqrt(sought * said) + kinds;
}

/** What a word counts that stands nowhere. */
const unknownWord = 2;

function valueIn({ stems }: Sought, there: ReadonlySet<string>): number {
  let best = 0;
  for (const [stem, value] of stems) if (there.has(stem)) best = Math.max(best, value);
  return best;
}
