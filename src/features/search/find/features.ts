import type { Answer } from '../pack/answer.ts';
import { coverage, likeness, saidBy, type Wanted, wantedOf } from './likeness.ts';
import type { Question } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';

/** What speaks for an answer to a question; `net.ts` says how much. */
export const featureNames = [
  /** The rank that MiniSearch gives, compared with its best. */
  'ranked',
  /** The part of the question that stands anywhere in the answer. */
  'covered',
  /** How near the answer is to what the words mean. */
  'near',
  /** How much the answer says of the question, word by word. */
  'saying',
  /** How close the closest phrasing comes to the question, and the four closest on average. */
  'closest',
  'four',
  /** The part of a phrasing that the question says, as it is spelt or by what it means, where it is largest. */
  'spelt',
  'meant',
  /** The part of the question that one phrasing says, and that all of them say together. */
  'saidByOne',
  'saidByAll',
  /** How many of the phrasings ask for the same (how many, who, when). */
  'sameKind',
  /** Who asks how many gets a figure. */
  'figure',
  /** How close a name comes, as it is spelt, squared. */
  'name',
  /** How many phrasings are spelt like the question, letter by letter, each as loud as it is alike. */
  'vote',
  /** How many of all these votes go to answers of the same page, and of the same book. */
  'pageVote',
  'bookVote',
  /** How many phrasings it has: many ask for what is general. */
  'asked',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/** Part of the votes of all phrasings: for the answer, its page and its book. */
export type Votes = { readonly own: number; readonly page: number; readonly book: number };

/** A candidate: its rank by words, compared with the best; the stems that were found; how near its meaning is. */
export type Candidate = {
  readonly at: number;
  readonly answer: Answer;
  readonly ranked: number;
  readonly there: ReadonlySet<string>;
  readonly near: number;
  readonly saying: number;
};

/** Smoothing, so that a candidate with few phrasings stays in the race. */
const leastVote = 0.001;
const loudness = (vote: number) => Math.log1p(vote / leastVote);

/** A word alone is soon said. */
const shortestTold = 2;

export function featuresOf(
  question: Question,
  wanted: Wanted,
  { at, answer, ranked, there, near, saying }: Candidate,
  votes: Votes,
  index: SearchIndex,
): Features {
  const { names, asked, stems } = index.phrasings(at);
  const said = asked.map(phrasing => saidBy(wanted, phrasing.stems, 'meant'));
  const likes = asked
    .map((phrasing, which) => likeness(said[which] ?? 0, wanted, phrasing))
    .toSorted((a, b) => b - a);
  const told = asked.filter(phrasing => phrasing.stems.length >= shortestTold);
  const most = (values: readonly number[]) => values.reduce((best, value) => Math.max(best, value), 0);
  const likenessTo = (name: (typeof names)[number]) =>
    likeness(saidBy(wanted, name.stems, 'spelt'), wanted, name);
  const isSameKind = (kind: string | undefined) => kind !== undefined && kind === question.kind;
  return {
    ranked,
    covered: coverage(question, there, index.lexicon),
    near,
    saying,
    closest: likes[0] ?? 0,
    four: likes.slice(0, 4).reduce((sum, like) => sum + like, 0) / 4,
    spelt: most(told.map(phrasing => wantedOf(phrasing, wanted, 'spelt', index))),
    meant: most(told.map(phrasing => wantedOf(phrasing, wanted, 'meant', index))),
    saidByOne: most(said),
    saidByAll: saidBy(wanted, stems, 'meant'),
    sameKind: asked.filter(({ kind }) => isSameKind(kind)).length / Math.max(1, asked.length),
    figure: question.kind === 'how-many' && answer.figure ? 1 : 0,
    name: most(names.map(likenessTo)) ** 2,
    vote: loudness(votes.own),
    pageVote: loudness(votes.page),
    bookVote: votes.book,
    asked: Math.log1p(asked.length),
  };
}
