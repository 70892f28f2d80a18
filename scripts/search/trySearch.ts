import { writeFileSync } from 'node:fs';
import { ask } from '#features/search/find/ask.ts';
import { makeSearchIndex } from '#features/search/find/searchIndex.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { collectAnswers } from './collectAnswers.ts';
import { examplesFrom } from './examples.ts';
import { asWritten, fitNet, ratesWith } from './fitNet.ts';
import { halves, type Query, queriesIn } from './queries.ts';
import { heading, type Rates, ratesOf, row, type Tried } from './rates.ts';

const queries = 'test/features/search/queries';
const netFile = 'src/features/search/find/fitted.ts';

/** The least that must be answered well in every language, in per cent: of the half for tuning, and of the other one. */
const floors: { readonly [half in Query['half']]: { readonly first: number; readonly amongThree: number } } =
  {
    tune: { first: 81, amongThree: 90 },
    'tune-2': { first: 78, amongThree: 93 },
    'tune-3': { first: 77, amongThree: 87 },
    'tune-4': { first: 65, amongThree: 81 },
    'tune-5': { first: 77, amongThree: 90 },
    held: { first: 69, amongThree: 86 },
    'held-2': { first: 58, amongThree: 83 },
    'held-3': { first: 71, amongThree: 86 },
    'held-4': { first: 68, amongThree: 81 },
  };

/** Asks everything in `test/features/search/queries` of the answers of a built site. */
export function trySearch(site: string, content: string, wanted: readonly Language[] = languages): Tried[] {
  const answers = collectAnswers(site, content);
  return wanted.flatMap(language => {
    const index = makeSearchIndex(language, answers[language]);
    return queriesIn(queries, language).map(query => {
      const found = ask(query.q, index);
      const place = 1 + found.findIndex(({ answer }) => query.wants.includes(answer.id));
      return { language, query, place, instead: found.slice(0, 3).map(({ answer }) => answer.id) };
    });
  });
}

/**
 * Writes the net that fits the queries for tuning best, and says how well those of each lot are answered by a net that was
 * fitted to all others: with all phrasings, and while a part of them is left out. That is what can be hoped for.
 */
export function fitSearch(site: string, content: string): string {
  const examples = examplesFrom(collectAnswers(site, content), queries);
  const lots = halves.filter(half => examples.some(example => example.half === half));
  const tried = lots.flatMap(half => {
    const net = fitNet(examples.filter(example => example.half !== half));
    return [false, true].map(without => {
      const judged = examples.filter(example => example.half === half && example.without === without);
      return row(`${half}${without ? ', with fewer phrasings' : ''}`, ratesWith(net, judged));
    });
  });
  writeFileSync(netFile, asWritten(fitNet(examples)));
  return [heading, ...tried].join('\n');
}

/** A table: by language and half, of these those without a headword and those with a slip, and by kind of question. */
export function tableOf(tried: readonly Tried[]): string {
  const lines = [heading];
  for (const [name, some] of byLanguageAndHalf(tried)) {
    lines.push(row(name, ratesOf(some)));
    lines.push(row('  without a headword', ratesOf(some.filter(({ query }) => query.plain))));
    lines.push(row('  with a slip', ratesOf(some.filter(({ query }) => query.typo))));
  }
  for (const half of halves) {
    const some = tried.filter(({ query }) => query.half === half);
    for (const [kind, alike] of Map.groupBy(some, ({ query }) => query.kind)) {
      lines.push(row(`${half}, ${kind}`, ratesOf(alike)));
    }
  }
  return lines.join('\n');
}

/** What is answered worse than it may be. */
export function belowFloors(tried: readonly Tried[]): string[] {
  return byLanguageAndHalf(tried).flatMap(([name, some, half]) => {
    const floor = floors[half];
    const rates: Rates = ratesOf(some);
    return (['first', 'amongThree'] as const)
      .filter(place => rates[place] < floor[place])
      .map(
        place => `${name}, ${place}: ${rates[place].toFixed(1)} %, at least ${floor[place]} % are wanted.`,
      );
  });
}

function byLanguageAndHalf(
  tried: readonly Tried[],
): (readonly [name: string, readonly Tried[], Query['half']])[] {
  return languages.flatMap(language =>
    halves.flatMap(half => {
      const some = tried.filter(one => one.language === language && one.query.half === half);
      return some.length === 0 ? [] : [[`${language} ${half}`, some, half] as const];
    }),
  );
}
