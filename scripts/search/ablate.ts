import { judged, strongest } from '#features/search/find/ask.ts';
import { columnNames } from '#features/search/find/columns.ts';
import { type FeatureName, featureNames } from '#features/search/find/features.ts';
import { fitted } from '#features/search/find/fitted.ts';
import { inRow, worthOf } from '#features/search/find/net.ts';
import { makeSearchIndex } from '#features/search/find/searchIndex.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { collectAnswers } from './collectAnswers.ts';
import { isForTesting, queriesIn } from './queries.ts';
import { heading, ratesOf, row } from './rates.ts';

const queries = 'test/features/search/queries';
const net = inRow(fitted);

/** What belongs together: without one of its features, others would speak in its place. */
const groups: { readonly [name: string]: readonly FeatureName[] } = {
  'the rank by words': ['ranked', 'covered'],
  'the meaning of words': ['near', 'saying', 'meant'],
  phrasings: ['closest', 'four', 'spelt', 'meant', 'saidByOne', 'saidByAll', 'asked'],
  'their letters': ['vote', 'pageVote', 'bookVote'],
  'the kind of question': ['sameKind', 'figure'],
  names: ['name'],
};

type Score = (columns: Float32Array) => number;

const at = (name: string) => columnNames.indexOf(name);
const sum: Score = columns =>
  featureNames.reduce((all, name) => all + (columns[at(`${name}, of the best`)] ?? 0), 0);
const without =
  (features: readonly FeatureName[]): Score =>
  columns => {
    const silenced = columns.slice();
    for (const name of features) silenced.set([0, 0], at(name));
    return worthOf(silenced, net);
  };

/** Ways to order the candidates, from the simplest to ours, and ours without a part of it. */
const ways: readonly (readonly [name: string, score: Score, among?: number])[] = [
  ['MiniSearch alone', columns => columns[at('ranked')] ?? 0, Number.POSITIVE_INFINITY],
  ['all features, summed', sum],
  ['all features, by the net', columns => worthOf(columns, net)],
  ...Object.entries(groups).map(([name, features]) => [`… without ${name}`, without(features)] as const),
];

/**
 * How well the queries for testing are answered by parts of the search: what each part is worth. The net is not fitted
 * anew to what is left, and a question that is listed word for word gets no special treatment.
 */
export function ablation(site: string, content: string, wanted: readonly Language[] = languages): string {
  const answers = collectAnswers(site, content);
  const asked = wanted.flatMap(language => {
    const index = makeSearchIndex(language, answers[language]);
    return queriesIn(queries, language)
      .filter(isForTesting)
      .map(({ q, wants }) => ({ wants, candidates: judged(q, index) }));
  });
  return [heading, ...ways.map(([name, ...way]) => row(name, ratesOf(asked.map(placeBy(...way)))))].join(
    '\n',
  );
}

type Asked = { readonly wants: readonly string[]; readonly candidates: ReturnType<typeof judged> };

/** Where the right answer comes when the strongest candidates stand in this order, and the others behind them. */
const placeBy =
  (score: Score, among: number = strongest) =>
  ({ wants, candidates }: Asked) => {
    const ordered = [
      ...candidates.slice(0, among).toSorted((a, b) => score(b.columns) - score(a.columns)),
      ...candidates.slice(among),
    ];
    return { place: 1 + ordered.findIndex(({ answer }) => wants.includes(answer.id)) };
  };
