import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { polishForms } from '#collections/polishForms.ts';
import type { Term } from '#collections/schemas.ts';
import { termForms } from '#collections/termForms.ts';
import { termLinks } from '#collections/termLinks.ts';

const glossary: Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));

/** The terms that a page marks, as `id=words`. */
async function marked(language: string, text: string, book = 'base'): Promise<string[]> {
  const fileURL = pathToFileURL(`/content/${language}/rules/${book}/page.mdx`);
  const { code } = await mdxToJs(text, { mdastPlugins: [termLinks], fileURL });
  return [...code.matchAll(/Term, \{\s*id: "([^"]+)",\s*children: "([^"]+)"/g)].map(
    ([, id, words]) => `${id}=${words}`,
  );
}

test('a term is marked where a page first uses it, and only there', async () => {
  expect(await marked('en', 'Nobody here.\n\nA Raider meets a raider in a space area.')).toEqual([
    'raider=Raider',
    'space-area=space area',
  ]);
});

test('headings, links and names in tags stay as they are', async () => {
  const text =
    '## The Admiral\n\n<See rule="turn.end">the Admiral</See> and [the Admiral](x), then the Admiral.';
  expect(await marked('en', text)).toEqual(['admiral=Admiral']);
});

test('what a page explains itself is not marked on it', async () => {
  expect(await marked('en', '<Rule id="titles.admiral-picks-destination">\nThe Admiral.\n</Rule>')).toEqual(
    [],
  );
});

test('a location is a name: its word in small letters is something else', async () => {
  expect(await marked('en', 'You command the fleet from Command.')).toEqual(['command=Command']);
});

test('a skill or a resource with its symbol is a term where it first stands', async () => {
  const fileURL = pathToFileURL('/content/en/rules/base/page.mdx');
  const twice = '<Skill of="tactics">tactics</Skill> and <Skill of="tactics">tactics</Skill>';
  const { code } = await mdxToJs(twice, { mdastPlugins: [termLinks], fileURL });
  expect(code.match(/Term, \{\s*id: "tactics",/g)).toHaveLength(1);
  expect(code.match(/Skill, \{/g)).toHaveLength(2);
  const own = `<Rule id="skill-cards.tactics-piloting-engineering">\n${twice}\n</Rule>`;
  const page = await mdxToJs(own, { mdastPlugins: [termLinks], fileURL });
  expect(page.code).not.toContain('Term,');
});

test('what stands before the name of a location is no part of it', async () => {
  expect(await marked('de', 'Sie steht in der Brig, er im Büro des Präsidenten.')).toEqual([
    'brig=Brig',
    'presidents-office=Büro des Präsidenten',
  ]);
  expect(await marked('en', 'The check of the Admiral’s Quarters.')).toEqual([
    'admirals-quarters=Admiral’s Quarters',
  ]);
});

test.each([
  ['Er wird vom aktiven Spieler gewählt.', 'current-player=aktiven Spieler'],
  ['Ein Zug eines enttarnten Zylons.', 'revealed-cylon=enttarnten Zylons'],
  ['Es sind drei Zivilschiffe da.', 'civilian-ship=Zivilschiffe'],
  ['Nach zwei Fertigkeits-Checks.', 'skill-check=Fertigkeits-Checks'],
  ['Die Zenturios kommen.', 'centurion-marker=Zenturios'],
])('German words are known with their endings: %s', async (text, found) => {
  expect(await marked('de', text)).toEqual([found]);
});

test.each([
  ['de', 'Gib dem Admiral die Krisenkarten.', ['admiral=Admiral', 'crisis-card=Krisenkarten']],
  [
    'pl',
    'Admirałowi zabiera się kartę umiejętności.',
    ['admiral=Admirałowi', 'skill-card=kartę umiejętności'],
  ],
  ['es', 'Roba dos cartas de Habilidad.', ['skill-card=cartas de Habilidad']],
])('inflected forms count: %s', async (language, text, found) => {
  expect(await marked(language, text)).toEqual(found);
});

test('Polish terms are met in every case', async () => {
  const text =
    'W czerwonej strefie, ujawnionym Cylonom, przy skoku, z Rezerw, w Areszcie, na polach przestrzeni.';
  expect(await marked('pl', text)).toEqual([
    'red-zone=czerwonej strefie',
    'revealed-cylon=ujawnionym Cylonom',
    'jump=skoku',
    'reserves=Rezerw',
    'brig=Areszcie',
    'space-area=polach przestrzeni',
  ]);
});

test.each([
  ['base', []],
  ['pegasus', ['execution=executed', 'new-caprica-phase=New Caprica']],
  ['daybreak', ['mutiny-card=Mutiny card']],
])('a page marks the terms of the base game and of its own book: %s', async (book, own) => {
  const text = 'With a Mutiny card, somebody is executed on New Caprica. The Admiral looks on.';
  expect((await marked('en', text, book)).toSorted()).toEqual(['admiral=Admiral', ...own]);
});

test.each([
  ['base', 'caprica'],
  ['pegasus', 'caprica-pegasus'],
  ['daybreak', 'caprica-pegasus'],
])('a location that an overlay replaces is that of the book: %s', async (book, location) => {
  expect(await marked('en', 'Neither New Caprica nor Caprica.', book)).toContain(`${location}=Caprica`);
});

test('a term of two books is explained by the rule of each', async () => {
  const rule = (id: string) => `<Rule id="${id}">\nA Cylon Leader.\n</Rule>`;
  expect(await marked('en', rule('daybreak.cylon-leaders.revealed-cylon'), 'daybreak')).toEqual([]);
  expect(await marked('en', rule('pegasus.cylon-leaders.revealed-from-start'), 'daybreak')).toEqual([
    'cylon-leader=Cylon Leader',
  ]);
});

test.each([
  [
    'de',
    'pegasus',
    'Zwei Exekutierte auf Neu-Caprica.',
    ['execution=Exekutierte', 'new-caprica-phase=Neu-Caprica'],
  ],
  ['de', 'daybreak', 'Er ist der Meuterer.', ['mutineer=Meuterer']],
  [
    'es',
    'daybreak',
    'Los líderes gastan fichas de Milagro.',
    ['cylon-leader=líderes', 'miracle-token=fichas de Milagro'],
  ],
  [
    'pl',
    'pegasus',
    'Na Nowej Caprice, w Ośrodku zatrzymań.',
    ['new-caprica-phase=Nowej Caprice', 'detention=Ośrodku zatrzymań'],
  ],
  [
    'pl',
    'daybreak',
    'Żetonami cudu i kartą Buntu.',
    ['miracle-token=Żetonami cudu', 'mutiny-card=kartą Buntu'],
  ],
])('terms of expansions are met in their forms: %s, %s', async (language, book, text, found) => {
  expect(await marked(language, text, book)).toEqual(found);
});

test.each(
  glossary.flatMap(({ id, set, pl, forms }) =>
    forms?.pl === undefined ? [] : [[id, pl, forms.pl, set] as const],
  ),
)('the Polish forms of %s are those of its word, and of no other term', (id, word, endings, book) => {
  const forms = polishForms(endings);
  expect(forms).toContain(word);
  expect(forms.filter(form => (termForms.pl[book].byForm.get(form.toLowerCase()) ?? id) !== id)).toEqual([]);
});
