import { writeFileSync } from 'node:fs';
import { ask } from '#features/search/find/ask.ts';
import { makeSearchIndex } from '#features/search/find/searchIndex.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { collectAnswers } from './collectAnswers.ts';
import { examplesFrom } from './examples.ts';
import { asWritten, fitNet, ratesWith } from './fitNet.ts';
import { listedAmiss } from './listed.ts';
import { lots, type Query, queriesIn } from './queries.ts';
import { heading, type Rates, ratesOf, row, type Tried } from './rates.ts';

const queries = 'test/features/search/queries';
const netFile = 'src/features/search/find/fitted.ts';

/** The least that must be answered well in every language, in per cent. */
const floors: { readonly [lot in Query['lot']]: { readonly first: number; readonly amongThree: number } } = {
  'train-1': { first: 81, amongThree: 90 },
  'train-2': { first: 78, amongThree: 93 },
  'train-3': { first: 77, amongThree: 87 },
  'train-4': { first: 65, amongThree: 81 },
  'train-5': { first: 77, amongThree: 90 },
  'test-1': { first: 69, amongThree: 86 },
  'test-2': { first: 58, amongThree: 83 },
  'test-3': { first: 70, amongThree: 86 },
  'test-4': { first: 68, amongThree: 81 },
};

/**
 * Asks everything in `test/features/search/queries` of the answers of a built site; and whether listed questions lead to
 * their own rules.
 */
export function trySearch(
  site: string,
  content: string,
  wanted: readonly Language[] = languages,
): { readonly tried: readonly Tried[]; readonly amiss: readonly string[] } {
  const answers = collectAnswers(site, content);
  const asked = wanted.map(language => {
    const index = makeSearchIndex(language, answers[language]);
    const tried = queriesIn(queries, language).map((query): Tried => {
      const found = ask(query.q, index);
      const place = 1 + found.findIndex(({ answer }) => query.wants.includes(answer.id));
      return { language, query, place, instead: found.slice(0, 3).map(({ answer }) => answer.id) };
    });
    return { tried, amiss: listedAmiss(index, language, content) };
  });
  return { tried: asked.flatMap(({ tried }) => tried), amiss: asked.flatMap(({ amiss }) => amiss) };
}

/**
 * Writes the net that fits the queries for training best, and says how well those of each lot are answered by a net that was
 * fitted to all others: with all phrasings, and while a part of them is left out. That is what can be hoped for.
 */
export function fitSearch(site: string, content: string): string {
  const examples = examplesFrom(collectAnswers(site, content), queries);
  const asked = lots.filter(lot => examples.some(example => example.lot === lot));
  const tried = asked.flatMap(lot => {
    const net = fitNet(examples.filter(example => example.lot !== lot));
    return [false, true].map(without => {
      const judged = examples.filter(example => example.lot === lot && example.without === without);
      return row(`${lot}${without ? ', with fewer phrasings' : ''}`, ratesWith(net, judged));
    });
  });
  writeFileSync(netFile, asWritten(fitNet(examples)));
  return [heading, ...tried].join('\n');
}

/** A table: by language and lot, of these those without a headword and those with a slip, and by kind of question. */
export function tableOf(tried: readonly Tried[]): string {
  const lines = [heading];
  for (const [name, some] of byLanguageAndLot(tried)) {
    lines.push(row(name, ratesOf(some)));
    lines.push(row('  without a headword', ratesOf(some.filter(({ query }) => query.plain))));
    lines.push(row('  with a slip', ratesOf(some.filter(({ query }) => query.typo))));
  }
  for (const lot of lots) {
    const some = tried.filter(({ query }) => query.lot === lot);
    for (const [kind, alike] of Map.groupBy(some, ({ query }) => query.kind)) {
      lines.push(row(`${lot}, ${kind}`, ratesOf(alike)));
    }
  }
  return lines.join('\n');
}

/** What is answered worse than it may be. */
export function belowFloors(tried: readonly Tried[]): string[] {
  return byLanguageAndLot(tried).flatMap(([name, some, lot]) => {
    const floor = floors[lot];
    const rates: Rates = ratesOf(some);
    return (['first', 'amongThree'] as const)
      .filter(place => rates[place] < floor[place])
      .map(
        place => `${name}, ${place}: ${rates[place].toFixed(1)} %, at least ${floor[place]} % are wanted.`,
      );
  });
}

function byLanguageAndLot(
  tried: readonly Tried[],
): (readonly [name: string, readonly Tried[], Query['lot']])[] {
  return languages.flatMap(language =>
    lots.flatMap(lot => {
      const some = tried.filter(one => one.language === language && one.query.lot === lot);
      return some.length === 0 ? [] : [[`${language} ${lot}`, some, lot] as const];
    }),
  );
}
