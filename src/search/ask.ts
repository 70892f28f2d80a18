import type { Answer } from './answer.ts';
import { columnsOf, inRow, width, worthOf } from './columns.ts';
import { type Candidate, featuresOf } from './features.ts';
import { wantedBy } from './likeness.ts';
import { type Question, readQuestion } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import { boost, priors, weights } from './weights.ts';

export type Found = { readonly answer: Answer; readonly score: number };

/** Those that are compared with what was asked, question by question. */
const compared = 150;

/** The answers to a question in the words of players, best first. */
export function ask(text: string, index: SearchIndex): Found[] {
  return judged(text, index)
    .map(({ answer, columns }) => ({ answer, score: worthOf(columns, counted) }))
    .toSorted((a, b) => b.score - a.score);
}

const counted = inRow(weights, priors);

/**
 * The candidates, and what speaks for each. MiniSearch finds them and ranks them by the words they hold; what players ask
 * for each of them, and what the words mean, decides.
 */
export function judged(text: string, index: SearchIndex): { answer: Answer; columns: Float32Array }[] {
  const question = readQuestion(text, index.lexicon);
  const wanted = wantedBy(question, index);
  const found = candidates(question, wanted.said, index);
  const votes = votesFor(question, found, index);
  const described = found.map((candidate, place) => ({
    answer: candidate.answer,
    kind: candidate.answer.kind,
    features: featuresOf(question, wanted, { ...candidate, vote: votes[place] ?? 0 }, index),
  }));
  const columns = columnsOf(question, described);
  return described.map(({ answer }, at) => ({ answer, columns: columns[at] ?? new Float32Array(width) }));
}

/** How fast a phrasing loses its voice that is less like the question. */
const sharpness = 12;

/** Every phrasing votes for its answer, the louder the more it is spelt like the question: the part of each candidate. */
function votesFor(
  { stems }: Question,
  found: readonly Omit<Candidate, 'vote'>[],
  { spelling, phrasings }: SearchIndex,
): number[] {
  const likeness = spelling.likenessTo(stems);
  const voices = found.map(({ at }) => {
    const { names, asked } = phrasings(at);
    return [...names, ...asked].reduce(
      (sum, { letters }) => sum + Math.exp(sharpness * likeness(letters)) - 1,
      0,
    );
  });
  const all = voices.reduce((sum, voice) => sum + voice, 1);
  return voices.map(voice => voice / all);
}

function candidates(
  { words }: Question,
  said: ReadonlyMap<number, number>,
  { mini, meaning, answers }: SearchIndex,
): Omit<Candidate, 'vote'>[] {
  const wanted = new Map<string, number>();
  for (const { stems, weight } of words) {
    for (const [stem, value] of stems) wanted.set(stem, Math.max(wanted.get(stem) ?? 0, weight * value));
  }
  if (wanted.size === 0) return [];
  const hits = mini
    .search(
      { combineWith: 'OR', queries: [...wanted.keys()] },
      {
        boost,
        tokenize: stem => [stem],
        processTerm: stem => stem,
        boostTerm: stem => wanted.get(stem) ?? 0,
      },
    )
    .slice(0, compared);
  const best = hits[0]?.score ?? 1;
  const near = meaning.nearTo(said);
  return hits.flatMap(({ id: at, score, terms }) => {
    const answer = answers[at];
    return answer === undefined
      ? []
      : [{ at, answer, ranked: score / best, there: new Set(terms), near: near[at] ?? 0 }];
  });
}
