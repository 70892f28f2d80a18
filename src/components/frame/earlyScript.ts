import { createHash } from 'node:crypto';
import { languages } from '#i18n/languages.ts';
import { sharedFacts } from '#rules/facts.ts';
import { settingsKey } from '#storage/settings.ts';

// Scripts that run in the head, before anything is painted. Their hashes stand in the content security policy.

const { leader, mostSeats } = sharedFacts;

/**
 * Sets the remembered display and tonight's table, so that nothing flashes. A table in the address is remembered: all of
 * it (`tonight`), or its books. A simulator that the presenter shows on the wall stands in a frame of that name.
 *
 * What is known of the table follows as in `factsOf` and is shown as in `showFacts`; a test holds the two together.
 */
export const earlyScript = `{
const root = document.documentElement;
root.dataset.script = 'on';
if (window.name === 'wall') root.dataset.wall = 'on';
const asked = new URLSearchParams(location.search);
const tables = JSON.parse(root.dataset.tables ?? '{"books":[],"objectives":[],"options":[],"worlds":[]}');
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}') ?? {};
} catch {}
const words = asked.get('tonight')?.split('.');
const of = list => list.filter(word => words.includes(word));
const books = words ? of(tables.books) : asked.get('books')?.split(',');
if (books) {
  settings = { ...settings, books };
  if (words) settings.table = {
    objective: of(tables.objectives)[0],
    options: of(tables.options),
    leader: words.includes('${leader}') ? true : words.includes('!${leader}') ? false : undefined,
    seats: words.includes('${mostSeats}') ? 7 : undefined,
  };
  try {
    localStorage.setItem('${settingsKey}', JSON.stringify(settings));
  } catch {}
}
const { theme, size, box } = settings;
if (theme) root.dataset.theme = theme;
if (size) root.dataset.size = size;
if (box) root.dataset.box = box;
const chosen = Array.isArray(settings.books) ? settings.books : undefined;
root.dataset.books = (root.dataset.optionalBooks ?? '').split(' ').filter(book => chosen?.includes(book)).join(' ');
const table = settings.table ?? {};
const worlds = tables.worlds.map(world => world.split(' '));
let fits = worlds;
const say = (fact, holds) => {
  const rest = fits.filter(world => world.includes(fact) === holds);
  if (rest.length > 0) fits = rest;
};
if (chosen) for (const book of tables.books) say(book, chosen.includes(book));
for (const option of tables.options) say(option, Array.isArray(table.options) && table.options.includes(option));
if (typeof table.objective === 'string') say(table.objective, true);
if (typeof table.leader === 'boolean') say('${leader}', table.leader);
if (typeof table.seats === 'number') say('${mostSeats}', table.seats === 7);
const facts = (root.dataset.facts ?? '').split(' ');
const on = facts.filter(fact => fits.every(world => world.includes(fact)));
const not = facts.filter(fact => worlds.flat().includes(fact) && !fits.some(world => world.includes(fact)));
root.dataset.on = on.join(' ');
root.dataset.not = not.join(' ');
const out = [...not, ...on.map(fact => '!' + fact)];
const held = [...on, ...not.map(fact => '!' + fact)];
const open = facts.flatMap(fact => [fact, '!' + fact]).filter(one => !held.includes(one));
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  out.map(one => '[data-if~="' + one + '"]:not(:target,:has(:target)){display:none}').join('') +
  open.map(one => '[data-if~="' + one + '"]>.fact{display:inline}span[data-if~="' + one + '"]{display:block}').join(''),
);
document.adoptedStyleSheets = [sheet];
}`;

/** Goes from the first page to the remembered language. */
export const rememberedLanguageScript = `try {
  const { language } = JSON.parse(localStorage.getItem('${settingsKey}') ?? '{}');
  if (${JSON.stringify(languages)}.includes(language)) location.replace(language + '/');
} catch {}`;

export const earlyScriptHashes = [earlyScript, rememberedLanguageScript].map(hash);

function hash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
