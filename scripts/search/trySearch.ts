import { type Language, languages } from '../../src/i18n/languages.ts';
import type { Answer } from '../../src/search/answer.ts';
import { ask } from '../../src/search/ask.ts';
import { makeSearchIndex, type SearchIndex } from '../../src/search/searchIndex.ts';
import { collectAnswers } from './collectAnswers.ts';
import { exampleOf, fitWeights } from './fitWeights.ts';
import { halves, isHeld, type Query, queriesIn } from './queries.ts';
import { heading, type Rates, ratesOf, row, type Tried } from './rates.ts';

const queries = 'test/search/queries';

/** The least that must be answered well in every language, in per cent: of the half for tuning, and of the other one. */
const floors: { readonly [half in Query['half']]: { readonly first: number; readonly amongThree: number } } =
  {
    tune: { first: 77, amongThree: 88 },
    'tune-2': { first: 76, amongThree: 89 },
    'tune-3': { first: 73, amongThree: 87 },
    'tune-4': { first: 63, amongThree: 81 },
    'tune-5': { first: 74, amongThree: 88 },
    held: { first: 66, amongThree: 86 },
    'held-2': { first: 53, amongThree: 80 },
    'held-3': { first: 68, amongThree: 88 },
  };

/** Asks everything in `test/search/queries` of the answers of a built site. */
export function trySearch(site: string, content: string, wanted: readonly Language[] = languages): Tried[] {
  return forEachQuery(site, content, wanted, (language, query, index) => {
    const found = ask(query.q, index);
    const place = 1 + found.findIndex(({ answer }) => query.wants.includes(answer.id));
    return { language, query, place, instead: found.slice(0, 3).map(({ answer }) => answer.id) };
  });
}

/** Of so many phrasings one is left out, each in turn. */
const leftOutOf = 3;

/**
 * The weights that fit the queries for tuning best. Many phrasings were written when the misses among these queries were
 * known, so they are asked as well while a part of the phrasings is left out.
 */
export function fitSearch(site: string, content: string): string {
  const rounds = [undefined, ...Array.from({ length: leftOutOf }, (_, round) => round)];
  const examples = rounds.flatMap(round =>
    forEachQuery(
      site,
      content,
      languages,
      (language, query, index) => (isHeld(query) ? undefined : exampleOf(language, query, index)),
      round === undefined ? answer => answer : answer => without(answer, round),
    ),
  );
  return fitWeights(examples.filter(one => one !== undefined));
}

function without(answer: Answer, round: number): Answer {
  return { ...answer, asked: answer.asked.filter((_, at) => at % leftOutOf !== round) };
}

function forEachQuery<T>(
  site: string,
  content: string,
  wanted: readonly Language[],
  look: (language: Language, query: Query, index: SearchIndex) => T,
  change: (answer: Answer) => Answer = answer => answer,
): T[] {
  const answers = collectAnswers(site, content);
  return wanted.flatMap(language => {
    const index = makeSearchIndex(language, answers[language].map(change));
    return queriesIn(queries, language).map(query => look(language, query, index));
  });
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
