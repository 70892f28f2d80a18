import { type Language, languages } from '../../src/i18n/languages.ts';
import { judged } from '../../src/search/ask.ts';
import { asWritten, inRow, width, worthOf } from '../../src/search/columns.ts';
import type { SearchIndex } from '../../src/search/searchIndex.ts';
import { weights as present, priors } from '../../src/search/weights.ts';
import type { Query } from './queries.ts';
import { ratesOf, type Tried } from './rates.ts';

/** A query with what speaks for its strongest candidates, and which of these are right. */
type Example = {
  readonly language: Language;
  readonly query: Query;
  readonly candidates: readonly { readonly columns: Float32Array; readonly right: boolean }[];
};

const steps = 300;
const pace = 0.08;
/** What a weight costs: without it, those that hardly matter would grow without end. */
const cost = 0.001;
/** Those that come far behind as it is teach nothing. */
const mostWrong = 60;

export function exampleOf(language: Language, query: Query, index: SearchIndex): Example {
  const weights = inRow(present, priors);
  const candidates = judged(query.q, index)
    .map(({ answer, columns }) => ({ columns, right: query.wants.includes(answer.id) }))
    .toSorted((a, b) => worthOf(b.columns, weights) - worthOf(a.columns, weights))
    .filter(({ right }, at) => right || at < mostWrong);
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
  return [...rates, ...asWritten(weightsFor(examples))].join('\n');
}

function tryOut({ language, query, candidates }: Example, weights: Float32Array): Tried {
  const ranked = candidates.toSorted((a, b) => worthOf(b.columns, weights) - worthOf(a.columns, weights));
  return { language, query, place: 1 + ranked.findIndex(({ right }) => right), instead: [] };
}

function weightsFor(examples: readonly Example[]): Float32Array {
  const usable = examples.filter(({ candidates }) => candidates.some(({ right }) => right));
  const weights = new Float32Array(width);
  const mean = new Float32Array(width);
  const spread = new Float32Array(width);
  for (let step = 1; step <= steps; step++) {
    slopeOf(usable, weights).forEach((slope, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope ** 2;
      // Adam: each weight goes at a pace of its own.
      const way = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** step));
      weights[at] = (weights[at] ?? 0) - (pace * (1 - step / steps) * way) / (size + 1e-9);
    });
  }
  return weights;
}

/** How the chance that right answers come first changes with each weight. */
function slopeOf(examples: readonly Example[], weights: Float32Array): Float32Array {
  const slope = weights.map(weight => 2 * cost * weight);
  for (const { candidates } of examples) {
    const scores = candidates.map(({ columns }) => worthOf(columns, weights));
    const top = Math.max(...scores);
    const chances = scores.map(score => Math.exp(score - top));
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    const right = candidates.reduce((sum, one, at) => sum + (one.right ? (chances[at] ?? 0) : 0), 0);
    candidates.forEach(({ columns, right: isRight }, at) => {
      const chance = chances[at] ?? 0;
      const push = (chance / all - (isRight ? chance / right : 0)) / examples.length;
      if (Math.abs(push) < 1e-7) return;
      for (let column = 0; column < width; column++) {
        slope[column] = (slope[column] ?? 0) + push * (columns[column] ?? 0);
      }
    });
  }
  return slope;
}
