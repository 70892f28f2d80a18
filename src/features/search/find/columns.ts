import { type Answer, answerKinds } from '../pack/answer.ts';
import { type Features, featureNames } from './features.ts';
import books from './fittedBooks.json' with { type: 'json' };
import type { Question } from './question.ts';

type Judged = { readonly answer: Pick<Answer, 'kind' | 'book'>; readonly features: Features };

/** Longer questions than this are no other ones. */
const longest = 15;

const kindsFrom = featureNames.length * 2;
const booksFrom = kindsFrom + answerKinds.length;
const lengthAt = booksFrom + books.length;
export const width: number = lengthAt + 1;

/**
 * What speaks for each candidate, in numbers: each feature by itself, and as the part that it is of the best candidate's;
 * of which kind and book the answer is; how long the question is.
 */
export function columnsOf({ length }: Question, candidates: readonly Judged[]): Float32Array[] {
  const rows = candidates.map(() => new Float32Array(width));
  featureNames.forEach((name, feature) => {
    const values = candidates.map(({ features }) => features[name]);
    const best = values.reduce((most, value) => Math.max(most, value), 0);
    values.forEach((value, at) => {
      rows[at]?.set([value, best > 0 ? value / best : 0], feature * 2);
    });
  });
  candidates.forEach(({ answer: { kind, book } }, at) => {
    const row = rows[at];
    row?.set([1], kindsFrom + answerKinds.indexOf(kind));
    const known = books.indexOf(book);
    // A book that came after the fitting speaks neither for nor against an answer.
    if (known >= 0) row?.set([1], booksFrom + known);
    row?.set([Math.min(length, longest) / longest], lengthAt);
  });
  return rows;
}

/** How strong a candidate is before anything is weighed: how much it has of what the best ones have. */
export function strengthOf(columns: Float32Array): number {
  return featureNames.reduce((sum, _, feature) => sum + (columns[feature * 2 + 1] ?? 0), 0);
}

/** What the columns are called, in their order. */
export const columnNames: readonly string[] = [
  ...featureNames.flatMap(name => [name, `${name}, of the best`]),
  ...answerKinds,
  ...books,
  'length',
];
