import type { Answer } from '../pack/answer.ts';
import { columnsOf, strengthOf, width } from './columns.ts';
import { type Candidate, featuresOf, type Votes } from './features.ts';
import { fitted } from './fitted.ts';
import { wantedBy } from './likeness.ts';
import { inRow, worthOf } from './net.ts';
import { phrased } from './phrased.ts';
import { type Question, readQuestion } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import { boost } from './weights.ts';

export type Found = { readonly answer: Answer; readonly score: number };

/** Those that are compared with what was asked, question by question. */
const compared = 150;

const net = inRow(fitted);

/** So many of the strongest are weighed by the net: it has learnt to tell these apart, and no others. */
export const strongest = 40;

/** The answers to a question in the words of players, best first; behind those that are weighed, the others. */
export function ask(text: string, index: SearchIndex): Found[] {
  const candidates = judged(text, index);
  const exactly = new Set(candidates.map(({ answer }) => answer).filter(askedAs(text, index)));
  const isExact = ({ answer }: { readonly answer: Answer }) => exactly.has(answer);
  const [weighed = [], others = []] = halvesAt(
    [...candidates.filter(isExact), ...candidates.filter(one => !isExact(one))],
    strongest,
  );
  const found = weighed
    .map(({ answer, columns }) => ({ answer, score: worthOf(columns, net) }))
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)) || b.score - a.score);
  const last = found.at(-1)?.score ?? 0;
  return [...found, ...others.map(({ answer }, at) => ({ answer, score: last - at - 1 }))];
}

const halvesAt = <T>(list: readonly T[], at: number): T[][] => [list.slice(0, at), list.slice(at)];

/**
 * Whether players ask for an answer in these very words, whatever their order and endings: a question that is listed leads
 * to its own answer. What stands in no phrasing at all is overlooked, for it has been left out of the packed ones.
 */
function askedAs(text: string, { lexicon, isAsked }: SearchIndex): (answer: Answer) => boolean {
  const { kind, stems } = phrased(text, lexicon.language, lexicon.stemOf);
  const wanted = new Set(stems.filter(isAsked));
  return ({ asked, name }) =>
    (name.endsWith('?') ? [phrased(name, lexicon.language, lexicon.stemOf), ...asked] : asked).some(
      one =>
        one.kind === kind && one.stems.length === wanted.size && one.stems.every(stem => wanted.has(stem)),
    );
}

/**
 * The candidates, and what speaks for each, the strongest first. MiniSearch finds them and ranks them by the words they
 * hold; what players ask for each of them, and what the words mean, decides.
 */
export function judged(text: string, index: SearchIndex): { answer: Answer; columns: Float32Array }[] {
  const question = readQuestion(text, index.lexicon);
  const wanted = wantedBy(question, index);
  const found = candidates(question, wanted.said, index);
  const votes = votesFor(question, found, index);
  const described = found.map((candidate, place) => ({
    answer: candidate.answer,
    features: featuresOf(question, wanted, candidate, votes[place] ?? noVotes, index),
  }));
  const columns = columnsOf(question, described);
  return described
    .map(({ answer }, at) => {
      const row = columns[at] ?? new Float32Array(width);
      return { answer, columns: row, strength: strengthOf(row) };
    })
    .toSorted((a, b) => b.strength - a.strength);
}

/** How fast a phrasing loses its voice that is less like the question. */
const sharpness = 12;

const noVotes: Votes = { own: 0, page: 0, book: 0 };

/**
 * Every phrasing votes for its answer, the louder the more it is spelt like the question: the part that each candidate has
 * of all votes, its page and its book.
 */
function votesFor(
  { stems }: Question,
  found: readonly Candidate[],
  { spelling, phrasings }: SearchIndex,
): Votes[] {
  const likeness = spelling.likenessTo(stems);
  const voices = found.map(({ at, answer }) => {
    const { names, asked } = phrasings(at);
    const voice = [...names, ...asked].reduce(
      (sum, { letters }) => sum + Math.exp(sharpness * likeness(letters)) - 1,
      0,
    );
    return { voice, page: answer.path.replace(/#.*/, ''), book: answer.book };
  });
  const sums = new Map<string, number>();
  for (const { voice, page, book } of voices) {
    for (const name of [page, book]) sums.set(name, (sums.get(name) ?? 0) + voice);
  }
  const all = voices.reduce((sum, { voice }) => sum + voice, 1);
  const part = (name: string) => (sums.get(name) ?? 0) / all;
  return voices.map(({ voice, page, book }) => ({ own: voice / all, page: part(page), book: part(book) }));
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
  const saying = meaning.sayingOf(said);
  return hits.flatMap(({ id: at, score, terms }) => {
    const answer = answers[at];
    return answer === undefined
      ? []
      : [
          {
            at,
            answer,
            ranked: score / best,
            there: new Set(terms),
            near: near[at] ?? 0,
            saying: saying[at] ?? 0,
          },
        ];
  });
}
