import type { Answer } from './answer.ts';
import { coverage, likeness } from './likeness.ts';
import { type Question, readQuestion } from './question.ts';
import type { Phrasing, SearchIndex } from './searchIndex.ts';
import { boost, prior, weights } from './weights.ts';

/** An answer that was found, and the phrasing that comes closest to what was asked. */
export type Found = { readonly answer: Answer; readonly score: number; readonly asked: string | undefined };

/** Those that are compared with what was asked, question by question. */
const compared = 120;

/** The answers to a question in the words of players, best first. */
export function ask(text: string, index: SearchIndex): Found[] {
  const question = readQuestion(text, index.lexicon);
  const hits = lookUp(question, index);
  const best = hits[0]?.score ?? 1;
  return hits
    .slice(0, compared)
    .flatMap(({ at, score, terms }) => {
      const answer = index.answers[at];
      if (answer === undefined) return [];
      const closest = closestTo(question, index.phrasings(at), index);
      const covered = coverage(question, new Set(terms), index.lexicon);
      const sum =
        weights.ranked * (score / best) +
        weights.covered * covered +
        closest.worth +
        prior[answer.kind] +
        (answer.book === 'base' ? weights.base : 0);
      return [{ answer, score: sum, asked: closest.asked }];
    })
    .toSorted((a, b) => b.score - a.score);
}

function lookUp(
  { words }: Question,
  { mini }: SearchIndex,
): { at: number; score: number; terms: string[] }[] {
  const wanted = new Map<string, number>();
  for (const { stems, weight } of words) {
    for (const [stem, value] of stems) wanted.set(stem, Math.max(wanted.get(stem) ?? 0, weight * value));
  }
  if (wanted.size === 0) return [];
  const hits = mini.search(
    { combineWith: 'OR', queries: [...wanted.keys()] },
    {
      boost,
      tokenize: stem => [stem],
      processTerm: stem => stem,
      boostTerm: stem => wanted.get(stem) ?? 0,
    },
  );
  return hits.map(({ id, score, terms }) => ({ at: id, score, terms }));
}

type Closest = { readonly worth: number; readonly asked: string | undefined };

/** The name or phrasing that comes closest to a question, and what that is worth. */
function closestTo(question: Question, phrasings: readonly Phrasing[], { lexicon }: SearchIndex): Closest {
  let closest: Closest = { worth: 0, asked: undefined };
  for (const phrasing of phrasings) {
    const like = likeness(question, phrasing, lexicon);
    if (like === 0) continue;
    const sameKind = question.kind !== undefined && question.kind === phrasing.kind;
    const worth = phrasing.named
      ? weights.named * like
      : weights.asked * like + (sameKind ? weights.sameKind : 0);
    if (worth > closest.worth) closest = { worth, asked: phrasing.named ? undefined : phrasing.text };
  }
  return closest;
}
