import { type AnswerKind, answerKinds } from './answer.ts';
import { type FeatureName, type Features, featureNames } from './features.ts';
import type { Question } from './question.ts';

/**
 * How much a feature counts: its value; which part it is of the best candidate's; its rank among those of the others
 * (one, a half, a third …); its value once more in short questions and in long ones, which may be more or less.
 */
export type Weight = readonly [value: number, share: number, rank: number, short: number, long: number];

/** What a kind of answer has before anything speaks for it: in all questions, in short ones, in long ones. */
export type Prior = readonly [all: number, short: number, long: number];

type Judged = { readonly kind: AnswerKind; readonly features: Features };

/** Questions of at most so many words are short, of so many and more long. */
const [longestShort, shortestLong] = [3, 7];

const columnsOfFeature = 5;
const columnsOfKind = 3;
export const width: number = featureNames.length * columnsOfFeature + answerKinds.length * columnsOfKind;

/** What speaks for each candidate, in the order in which `inRow` puts weights. */
export function columnsOf({ length }: Question, candidates: readonly Judged[]): Float32Array[] {
  const short = length <= longestShort ? 1 : 0;
  const long = length >= shortestLong ? 1 : 0;
  const rows = candidates.map(() => new Float32Array(width));
  featureNames.forEach((name, feature) => {
    const values = candidates.map(({ features }) => features[name]);
    const best = Math.max(...values);
    const ranks = ranksOf(values);
    values.forEach((value, at) => {
      const share = best > 0 ? value / best : 0;
      rows[at]?.set([value, share, ranks[at] ?? 0, short * value, long * value], feature * columnsOfFeature);
    });
  });
  const kinds = featureNames.length * columnsOfFeature;
  candidates.forEach(({ kind }, at) => {
    rows[at]?.set([1, short, long], kinds + answerKinds.indexOf(kind) * columnsOfKind);
  });
  return rows;
}

/** One for the highest value, a half for the next one, and so on; equals share a rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => b - a);
  const before = new Map(sorted.map((value, at) => [value, at] as const).toReversed());
  return values.map(value => 1 / (1 + (before.get(value) ?? 0)));
}

/** Weights as one row, in the order of the columns. */
export function inRow(
  weights: { readonly [name in FeatureName]: Weight },
  priors: { readonly [kind in AnswerKind]: Prior },
): Float32Array {
  return Float32Array.from([
    ...featureNames.flatMap(name => weights[name]),
    ...answerKinds.flatMap(kind => priors[kind]),
  ]);
}

/** What a row of columns is worth with these weights. */
export function worthOf(columns: Float32Array, weights: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += (columns[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** The row of weights as it stands in `weights.ts`. */
export function asWritten(row: Float32Array): string[] {
  const written = (from: number, count: number) =>
    `[${[...row.subarray(from, from + count)].map(weight => Number(weight.toFixed(2))).join(', ')}]`;
  const kinds = featureNames.length * columnsOfFeature;
  return [
    ...featureNames.map((name, at) => `${name}: ${written(at * columnsOfFeature, columnsOfFeature)},`),
    ...answerKinds.map((kind, at) => `${kind}: ${written(kinds + at * columnsOfKind, columnsOfKind)},`),
  ];
}
