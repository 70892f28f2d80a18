import type { Answer } from './answer.ts';
import { coverage, likeness, saidBy, type Wanted } from './likeness.ts';
import type { Question } from './question.ts';
import type { Phrasing, SearchIndex } from './searchIndex.ts';

/** What speaks for an answer to a question; `weights` says how much. */
export const featureNames = [
  'ranked',
  'covered',
  'near',
  'closest',
  'second',
  'four',
  'saidByOne',
  'saidByAll',
  'sameKind',
  'kindShare',
  'name',
  'asSpelt',
  'figure',
  'place',
  'base',
  'vote',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/** Whom hardly a phrasing speaks for is not out of the race. */
const leastVote = 0.001;

/**
 * A candidate: its rank by words, compared with the best; the stems that were found; how near its meaning is; its part of
 * the votes of all phrasings.
 */
export type Candidate = {
  readonly at: number;
  readonly answer: Answer;
  readonly ranked: number;
  readonly there: ReadonlySet<string>;
  readonly near: number;
  readonly vote: number;
};

export function featuresOf(
  question: Question,
  wanted: Wanted,
  { at, answer, ranked, there, near, vote }: Candidate,
  index: SearchIndex,
): Features {
  const { names, asked: phrasings, stems } = index.phrasings(at);
  const asked = phrasings
    .map(phrasing => {
      const said = saidBy(wanted, phrasing.stems, 'meant');
      const like = likeness(said, wanted, phrasing);
      return { phrasing, said, like, asSpelt: likenessAsSpelt(wanted, phrasing) };
    })
    .toSorted((a, b) => b.like - a.like);
  const [first, second] = asked;
  const closest = first?.like ?? 0;
  const isSameKind = (kind: string | undefined) => kind !== undefined && kind === question.kind;
  return {
    ranked,
    near,
    covered: coverage(question, there, index.lexicon),
    closest,
    second: second?.like ?? 0,
    four: asked.slice(0, 4).reduce((sum, { like }) => sum + like, 0) / 4,
    saidByOne: Math.max(0, ...asked.map(({ said }) => said)),
    saidByAll: saidBy(wanted, stems, 'meant'),
    sameKind: isSameKind(first?.phrasing.kind) ? closest : 0,
    kindShare: asked.filter(({ phrasing }) => isSameKind(phrasing.kind)).length / Math.max(1, asked.length),
    name: Math.max(0, ...names.map(name => likenessAsSpelt(wanted, name))) ** 2,
    asSpelt: Math.max(0, ...asked.map(({ asSpelt }) => asSpelt)),
    figure: question.kind === 'how-many' && answer.figure ? 1 : 0,
    place: question.kind === 'where' && answer.id.startsWith('location/') ? 1 : 0,
    base: answer.book === 'base' ? 1 : 0,
    vote: Math.log1p(vote / leastVote),
  };
}

function likenessAsSpelt(wanted: Wanted, phrasing: Phrasing): number {
  return likeness(saidBy(wanted, phrasing.stems, 'spelt'), wanted, phrasing);
}
