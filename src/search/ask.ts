import type { Answer } from './answer.ts';
import { type Candidate, type Features, featureNames, featuresOf } from './features.ts';
import { wantedBy } from './likeness.ts';
import { type Question, readQuestion } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import { boost, prior, weights } from './weights.ts';

/** An answer that was found, and the phrasing that comes closest to what was asked. */
export type Found = { readonly answer: Answer; readonly score: number; readonly asked: string | undefined };

/** Those that are compared with what was asked, question by question. */
const compared = 150;

/** The answers to a question in the words of players, best first. */
export function ask(text: string, index: SearchIndex): Found[] {
  return judged(text, index)
    .map(({ answer, features, closest }) => ({ answer, asked: closest, score: scoreOf(answer, features) }))
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf({ kind }: Answer, features: Features): number {
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], prior[kind]);
}

/**
 * The candidates, and what speaks for each. MiniSearch finds them and ranks them by the words they hold; what players ask
 * for each of them, and what the words mean, decides.
 */
export function judged(
  text: string,
  index: SearchIndex,
): { answer: Answer; features: Features; closest: string | undefined }[] {
  const question = readQuestion(text, index.lexicon);
  const wanted = wantedBy(question, index);
  return candidates(question, wanted.said, index).map(candidate => ({
    answer: candidate.answer,
    ...featuresOf(question, wanted, candidate, index),
  }));
}

function candidates(
  { words }: Question,
  said: ReadonlyMap<number, number>,
  { mini, meaning, answers }: SearchIndex,
): Candidate[] {
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
