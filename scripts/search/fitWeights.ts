import { type Language, languages } from '../../src/i18n/languages.ts';
import { answerKinds } from '../../src/search/answer.ts';
import { judged } from '../../src/search/ask.ts';
import { featureNames } from '../../src/search/features.ts';
import type { SearchIndex } from '../../src/search/searchIndex.ts';
import type { Query } from './queries.ts';
import { ratesOf, type Tried } from './rates.ts';

/** A query with what speaks for each candidate, and which of these are right. */
type Example = {
  readonly language: Language;
  readonly query: Query;
  readonly candidates: readonly { readonly features: readonly number[]; readonly right: boolean }[];
};

const columns: readonly string[] = [...featureNames, ...answerKinds];
const steps = 200;
const pace = 0.08;
/** What a weight costs: without it, those that hardly matter would grow without end. */
const cost = 0.003;

export function exampleOf(language: Language, query: Query, index: SearchIndex): Example {
  const candidates = judged(query.q, index).map(({ answer, features }) => ({
    features: [
      ...featureNames.map(name => features[name]),
      ...answerKinds.map(kind => (kind === answer.kind ? 1 : 0)),
    ],
    right: query.wants.includes(answer.id),
  }));
  return { language, query, candidates };
}

/**
 * The weights with which the right answers are likeliest to come first (a regression by gradient descent), and how well
 * each language is answered with the weights that the other three lead to: what can be hoped for on other queries.
 */
export function fitWeights(examples: readonly Example[]): string {
  const tried = languages.flatMap(language => {
    const weights = weightsFor(examples.filter(one => one.language !== language));
    return examples.filter(one => one.language === language).map(one => tryOut(one, weights));
  });
  const rates = [...languages, undefined].map(language => {
    const { first, amongThree, amongTen } = ratesOf(
      tried.filter(one => language === undefined || one.language === language),
    );
    return `${language ?? 'all'}: ${[first, amongThree, amongTen].map(rate => rate.toFixed(1)).join(' / ')}`;
  });
  const weights = weightsFor(examples).map((weight, at) => `${columns[at]}: ${weight.toFixed(2)}`);
  return [...rates, ...weights].join('\n');
}

function tryOut({ language, query, candidates }: Example, weights: readonly number[]): Tried {
  const ranked = candidates.toSorted((a, b) => scoreOf(b.features, weights) - scoreOf(a.features, weights));
  return { language, query, place: 1 + ranked.findIndex(({ right }) => right), instead: [] };
}

const scoreOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);

function weightsFor(examples: readonly Example[]): number[] {
  const usable = examples.filter(({ candidates }) => candidates.some(({ right }) => right));
  let weights = columns.map(() => 0);
  let mean = columns.map(() => 0);
  let spread = columns.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    const slope = slopeOf(usable, weights);
    mean = mean.map((value, at) => 0.9 * value + 0.1 * (slope[at] ?? 0));
    spread = spread.map((value, at) => 0.99 * value + 0.01 * (slope[at] ?? 0) ** 2);
    // Adam: each weight goes at a pace of its own.
    weights = weights.map((weight, at) => {
      const way = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** step));
      return weight - (pace * (1 - step / steps) * way) / (size + 1e-9);
    });
  }
  return weights;
}

/** How the chance that right answers come first changes with each weight. */
function slopeOf(examples: readonly Example[], weights: readonly number[]): number[] {
  const slope = weights.map(weight => 2 * cost * weight);
  for (const { candidates } of examples) {
    const scores = candidates.map(({ features }) => scoreOf(features, weights));
    const top = Math.max(...scores);
    const chances = scores.map(score => Math.exp(score - top));
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    const right = candidates.reduce((sum, one, at) => sum + (one.right ? (chances[at] ?? 0) : 0), 0);
    candidates.forEach(({ features, right: isRight }, at) => {
      const chance = chances[at] ?? 0;
      const push = (chance / all - (isRight ? chance / right : 0)) / examples.length;
      if (Math.abs(push) > 1e-7)
        features.forEach((feature, column) => {
          slope[column] = (slope[column] ?? 0) + push * feature;
        });
    });
  }
  return slope;
}
