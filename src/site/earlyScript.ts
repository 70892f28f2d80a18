import { createHash } from 'node:crypto';
import { languages } from '#i18n/languages.ts';
import { sharedFacts } from '#rules/facts.ts';
import { settingsKey } from '#ui/keep/settings.ts';

// Scripts that run in the head, before anything is painted. Their hashes stand in the content security policy.

/**
 * Sets the remembered display and tonight's books, so that nothing flashes. Books in the address are remembered. A
 * simulator that the presenter shows on the wall stands in a frame of that name.
 */
export const earlyScript = `{
const root = document.documentElement;
root.dataset.script = 'on';
if (window.name === 'wall') root.dataset.wall = 'on';
const asked = new URLSearchParams(location.search).get('books');
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}') ?? {};
  if (asked !== null) localStorage.setItem('${settingsKey}', JSON.stringify({ ...settings, books: asked.split(',') }));
} catch {}
const { theme, size, books, box } = settings;
if (theme) root.dataset.theme = theme;
if (size) root.dataset.size = size;
if (box) root.dataset.box = box;
const chosen = asked?.split(',') ?? books;
root.dataset.books = (root.dataset.optionalBooks ?? '').split(' ').filter(book => Array.isArray(chosen) && chosen.includes(book)).join(' ');
}`;

const { leader, mostSeats } = sharedFacts;

/**
 * On pages of rules: what is known of tonight's table, and what of the page is shown there. A table in the address
 * (\`?tonight=pegasus.new-caprica.!leader\`) is remembered. \`tableFacts\` does what \`factsOf\` of \`src/rules\` does, which
 * a test holds it to; scripts of the page use it, so that it is in the page once.
 */
export const factsScript = `{
const { dataset } = document.documentElement;
const list = text => (text ?? '').split(' ').filter(word => word);
const facts = list(dataset.facts), options = list(dataset.options), books = list(dataset.optionalBooks);
const worlds = list(dataset.worlds).map(world => [...world].map(at => facts[parseInt(at, 36)]));
window.tableFacts = ({ books: on, table = {} }) => {
  let fits = worlds;
  const say = (fact, holds) => {
    const rest = fits.filter(world => world.includes(fact) === holds);
    if (rest[0]) fits = rest;
  };
  if (Array.isArray(on)) books.map(book => say(book, on.includes(book)));
  options.map(one => say(one, Array.isArray(table?.options) && table.options.includes(one)));
  if (table?.objective) say(table.objective, true);
  if (typeof table?.leader === 'boolean') say('${leader}', table.leader);
  if (table?.seats) say('${mostSeats}', table.seats === 7);
  return {
    on: facts.filter(fact => fits.every(world => world.includes(fact))),
    not: facts.filter(fact => worlds.flat().includes(fact) && !fits.flat().includes(fact)),
  };
};
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
window.showTable = settings => {
  const { on, not } = tableFacts(settings);
  dataset.on = on.join(' ');
  dataset.not = not.join(' ');
  dataset.said = Array.isArray(settings.books) || Object.keys(settings.table ?? {})[0] ? 'yes' : 'no';
  sheet.replaceSync(facts.flatMap(fact => [[fact, on, not], ['!' + fact, not, on]]).map(([one, held, out]) => {
    const fact = one.replace('!', ''), at = '[data-if~="' + one + '"]';
    if (out.includes(fact)) return at + ':not(:target,:has(:target)){display:none}';
    return held.includes(fact) ? '' : at + '>.fact{display:inline}span' + at + '{display:block}';
  }).join(''));
};
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem('${settingsKey}')) ?? {};
} catch {}
const words = new URLSearchParams(location.search).get('tonight')?.split('.');
if (words) {
  const of = some => some.filter(word => words.includes(word));
  settings = { ...settings, books: of(books), table: {
    objective: of(list(dataset.objectives))[0],
    options: of(options),
    leader: words.includes('${leader}') || (words.includes('!${leader}') ? false : undefined),
    seats: words.includes('${mostSeats}') ? 7 : undefined,
  } };
  dataset.books = settings.books.join(' ');
  try {
    localStorage.setItem('${settingsKey}', JSON.stringify(settings));
  } catch {}
}
showTable(settings);
}`.replaceAll(/\n\s*/g, '\n');

/** Goes from the first page to the remembered language. */
export const rememberedLanguageScript = `try {
  const { language } = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}');
  if (${JSON.stringify(languages)}.includes(language)) location.replace(language + '/');
} catch {}`;

export const earlyScriptHashes = [earlyScript, factsScript, rememberedLanguageScript].map(hash);

function hash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
