import { run } from './run.ts';
import { lackingPhrasings } from './search/phrasings.ts';

/**
 * `npm run missing`: what a new page, card, scenario, simulator, book, translation or phrasing still lacks. It looks at
 * types and at the units that compare lists with each other, and names what players have no words for; `npm test` does this too, after a build and with much more.
 */
const suites = [
  'books',
  'cards',
  'collections',
  'features',
  'frame',
  'i18n',
  'rules',
  'scenarios',
  'scripts',
  'text',
  'ui',
];

const types = await run('tsc', ['--noEmit', '--project', 'tsconfig.json'], { show: true });
const units = await run('vitest', ['run', '--reporter=agent', ...suites.map(suite => `test/${suite}/`)], {
  show: true,
});
const phrasings = lackingPhrasings();
if (phrasings.length > 0)
  console.log(`Phrasings of players are welcome here, but not owed:\n${phrasings.join('\n')}`);
console.log(types.ok && units.ok ? 'Nothing is missing.' : 'Something is missing: see above.');
process.exit(types.ok && units.ok ? 0 : 1);
