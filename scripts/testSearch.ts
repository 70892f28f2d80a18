import { parseArgs } from 'node:util';
import { isLanguage, languages } from '#i18n/languages.ts';
import { buildIfChanged } from './build.ts';
import { ablation } from './search/ablate.ts';
import { isForTesting } from './search/queries.ts';
import { belowFloors, fitSearch, tableOf, trySearch } from './search/trySearch.ts';
import { mostWeight, mostWeightOfQuestions, weightOf, weightOfQuestions } from './search/weight.ts';
import { testSettings } from './testSettings.ts';

/**
 * `npm run test:search`: asks the search what is in `test/features/search/queries` and prints how often the right answer came
 * first, among three, among ten; behind `--` may stand languages. `--misses` lists those for training that
 * did not come first; `--fit` writes the net that fits those for training best; `--ablate` prints what each part of the
 * search is worth; `--as-it-is` takes the site as it was built last.
 */
const { values, positionals } = parseArgs({
  options: {
    ablate: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    'as-it-is': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const site = '.cache/site';
if (!values['as-it-is']) await buildIfChanged(site, testSettings);
const content = process.env['CONTENT'] ?? 'content';
if (values.fit) {
  console.log(fitSearch(site, content));
  process.exit();
}
const wanted = positionals.filter(isLanguage);
const among = wanted.length === 0 ? languages : wanted;
if (values.ablate) {
  console.log(ablation(site, content, among));
  process.exit();
}
const { tried, amiss } = trySearch(site, content, among);
if (values.misses) {
  for (const { language, query, place, instead } of tried) {
    if (isForTesting(query) || place === 1) continue;
    console.log(`${language} ${place || '-'} “${query.q}” ${query.wants.join(' ')} | ${instead.join(' ')}`);
  }
}
console.log(tableOf(tried));
const below = belowFloors(tried);
const heavy = languages.filter(
  language =>
    weightOf(site, language) > mostWeight || weightOfQuestions(site, language) > mostWeightOfQuestions,
);
const weights = (weight: typeof weightOf) =>
  languages.map(language => `${language} ${weight(site, language).toFixed(0)}`).join(', ');
console.log(`Answers of all books, in KB: ${weights(weightOf)}; at most ${mostWeight}.`);
console.log(
  `Questions of the base game, in KB: ${weights(weightOfQuestions)}; at most ${mostWeightOfQuestions}.`,
);
for (const one of [...below, ...amiss]) console.error(one);
process.exit(below.length === 0 && amiss.length === 0 && heavy.length === 0 ? 0 : 1);
