import { parseArgs } from 'node:util';
import { type Language, languages } from '../src/i18n/languages.ts';
import { ask } from '../src/search/ask.ts';
import { makeSearchIndex } from '../src/search/searchIndex.ts';
import { buildIfChanged } from './build.ts';
import { collectAnswers } from './search/collectAnswers.ts';
import { halves, queriesIn } from './search/queries.ts';
import { heading, ratesOf, row, type Tried } from './search/rates.ts';
import { testSettings } from './testSettings.ts';

/**
 * `npm run test:search`: asks the search what is in `test/search/queries` and prints how often the right answer came
 * first, among three, among ten. `--misses` lists those of the half for tuning that did not come first; `--as-it-is`
 * takes the site as it was built last.
 */
const { values, positionals } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    'as-it-is': { type: 'boolean', default: false },
    queries: { type: 'string', default: 'test/search/queries' },
  },
  allowPositionals: true,
});
const site = '.cache/site';
const wanted = languages.filter(language => positionals.length === 0 || positionals.includes(language));

function tryAll(language: Language): Tried[] {
  const index = makeSearchIndex(language, answers[language]);
  return queriesIn(values.queries, language).map(query => {
    const found = ask(query.q, index);
    const place = 1 + found.findIndex(({ answer }) => query.wants.includes(answer.id));
    if (values.misses && query.half === 'tune' && place !== 1) {
      const top = found.slice(0, 3).map(({ answer, score }) => `${answer.id} ${score.toFixed(2)}`);
      const right = found[place - 1];
      const score = right === undefined ? '' : right.score.toFixed(2);
      console.log(
        `${language} ${place || '-'} “${query.q}” wants ${query.wants.join(' ')} ${score}: ${top.join(', ')}`,
      );
    }
    return { language, query, place };
  });
}

if (!values['as-it-is']) await buildIfChanged(site, testSettings);
const answers = collectAnswers(site, process.env['CONTENT'] ?? 'content');
const tried = wanted.flatMap(tryAll);
console.log(heading);
for (const language of wanted) {
  for (const half of halves) {
    const here = tried.filter(one => one.language === language && one.query.half === half);
    console.log(row(`${language} ${half}`, ratesOf(here)));
    console.log(row('  plain', ratesOf(here.filter(({ query }) => query.plain))));
    console.log(row('  with a slip', ratesOf(here.filter(({ query }) => query.typo))));
  }
}
for (const half of halves) {
  const kinds = Map.groupBy(
    tried.filter(({ query }) => query.half === half),
    ({ query }) => query.kind,
  );
  for (const [kind, some] of kinds) console.log(row(`${half}, ${kind}`, ratesOf(some)));
}
