import type { Answer } from './answer.ts';
import { coverage, likeness } from './likeness.ts';
import { type Question, readQuestion } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import { boost, prior, weights } from './weights.ts';

/** An answer that was found, and the phrasing that comes closest to what was asked. */
export type Found = { readonly answer: Answer; readonly score: number; readonly asked: string | undefined };

/** Those that are compared with what was asked, question by question. */
const compared = 150;

/**
 * The answers to a question in the words of players, best first. MiniSearch finds the candidates and ranks them by the
 * words they hold; what players ask for each of them decides.
 */
export function ask(text: string, index: SearchIndex): Found[] {
  const question = readQuestion(text, index.lexicon);
  const hits = lookUp(question, index).slice(0, compared);
  const best = hits[0]?.score ?? 1;
  return hits
    .flatMap(({ at, score, stems }) => {
      const answer = index.answers[at];
      if (answer === undefined) return [];
      const there = new Set(stems);
      const asked = byPhrasings(question, at, index);
      const sum =
        weights.ranked * (score / best) +
        weights.covered * coverage(question, there, index.lexicon) +
        asked.worth +
        byNames(question, at, there, index) +
        prior[answer.kind] +
        (answer.book === 'base' ? weights.base : 0);
      return [{ answer, score: sum, asked: asked.closest }];
    })
    .toSorted((a, b) => b.score - a.score);
}

type Hit = { readonly at: number; readonly score: number; readonly stems: readonly string[] };

function lookUp({ words }: Question, { mini }: SearchIndex): Hit[] {
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
  return hits.map(({ id, score, terms }) => ({ at: id, score, stems: terms }));
}

/** What the ways in which players ask for an answer are worth, and the closest of them. */
function byPhrasings(question: Question, at: number, { phrasings, lexicon }: SearchIndex) {
  const likes = phrasings(at)
    .filter(({ named }) => !named)
    .map(phrasing => ({ phrasing, like: likeness(question, phrasing, lexicon) }))
    .toSorted((a, b) => b.like - a.like);
  const [first, second] = likes;
  if (first === undefined || first.like === 0) return { worth: 0, closest: undefined };
  const sameKind = question.kind !== undefined && question.kind === first.phrasing.kind;
  const four = likes.slice(0, 4).reduce((sum, { like }) => sum + like, 0) / 4;
  const worth =
    weights.closest * first.like +
    weights.closestSquared * first.like ** 2 +
    weights.second * (second?.like ?? 0) +
    weights.four * four +
    (sameKind ? weights.sameKind * first.like : 0);
  return { worth, closest: first.phrasing.text };
}

/** What the names of an answer are worth: those that say no more than the question, and no less. */
function byNames(
  question: Question,
  at: number,
  there: ReadonlySet<string>,
  { phrasings, lexicon }: SearchIndex,
): number {
  let closest = 0;
  let whole = false;
  for (const phrasing of phrasings(at)) {
    const like = phrasing.named ? likeness(question, phrasing, lexicon) : 0;
    if (like <= closest) continue;
    closest = like;
    whole = [...phrasing.stems.keys()].every(stem => there.has(stem));
  }
  return weights.nameSquared * closest ** 2 + (whole ? weights.wholeName : 0);
}
