import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulePassages } from '#collections/rulePassages.ts';
import type { BookList, Term } from '#collections/schemas.ts';
import { makeTermForms } from '#collections/termForms.ts';
import { termLinks } from '#collections/termLinks.ts';
import { sourceAt } from '#collections/toldAt.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { World } from '#rules/facts.ts';

const glossary: Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));
const { base }: BookList = parse(readFileSync('content/books.yaml', 'utf8'));
const pages = base.flatMap(chapter => chapter.pages);
/** Whoever has an expansion has its own pages; these are read with the base game alone. */
const baseAlone: World = new Set(['kobol']);

/** Words that everybody uses, though the game means something by them: to sort, to set up, an activation, the board. */
const everyday: ReadonlySet<string> = new Set([
  'check-shuffle-and-divide',
  'attack-card-setup',
  'attack-card-activation',
  'game-board',
]);
/** Every kind of term counts here, also those that pages do not link by themselves. */
const counted = glossary
  .filter(({ id, kind }) => !everyday.has(id) && kind !== 'skill')
  .map(term => (term.kind === 'location' ? term : { ...term, kind: 'concept' }));

/** Finding the forms of all terms takes longer than reading a page. */
const formsIn = new Map(languages.map(language => [language, makeTermForms(language, counted)]));

interface Page {
  readonly uses: ReadonlySet<string>;
  readonly explained: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

async function read(language: Language, slug: string): Promise<Page> {
  const file = resolve(join('content', language, 'rules/base', `${slug}.mdx`));
  const source = sourceAt(readFileSync(file, 'utf8'), baseAlone);
  const { code } = await mdxToJs(source, { mdastPlugins: [termLinks], fileURL: pathToFileURL(file) });
  const forms = formsIn.get(language);
  if (forms === undefined) throw new Error(`There are no forms of terms in ${language}.`);
  const { byForm, names, pattern } = forms;
  const termsIn = (text: string) =>
    [...text.replace(/<[^>]*>/g, ' ').matchAll(pattern)].flatMap(([word]) => {
      const id = byForm.get(word.toLocaleLowerCase(language));
      return id === undefined || (names.has(id) && /^\p{Ll}/u.test(word)) ? [] : [id];
    });
  const idsIn = (text: string, found: RegExp) => [...text.matchAll(found)].map(([, id = '']) => id);
  const rules = new Set(rulePassages(source).map(one => one.id));
  // Headings announce what the text below them tells.
  const text = source.replace(/^---\n[\s\S]*?\n---\n|^#+ .*$/gm, '');
  return {
    uses: new Set([...termsIn(text), ...idsIn(text, /<(?:Skill|Resource) of="([^"]+)"/g)]),
    explained: new Set(
      glossary.flatMap(({ id, rule }) => (rule !== undefined && rules.has(rule) ? [id] : [])),
    ),
    linked: new Set([
      ...idsIn(code, /Term, \{\s*id: "([^"]+)"/g),
      ...idsIn(text, /<See [^>]*>([\s\S]*?)<\/See>/g).flatMap(termsIn),
    ]),
  };
}

test.each(languages)(
  'who reads from the first page to the last meets no term before its definition or link: %s',
  async language => {
    const known = new Set<string>();
    const met = new Set<string>();
    const unexplained: string[] = [];
    for (const slug of pages) {
      const { uses, explained, linked } = await read(language, slug);
      for (const id of explained) known.add(id);
      for (const id of uses) {
        met.add(id);
        if (!known.has(id) && !linked.has(id)) unexplained.push(`${slug}: ${id}`);
      }
    }
    expect(unexplained).toEqual([]);
    // The game's own words are many; if few were met, this would prove little.
    expect(met.size).toBeGreaterThan(80);
  },
);

test('a term that is neither linked nor explained yet would be noticed', async () => {
  const { uses, explained, linked } = await read('en', 'overview');
  expect(uses).toContain('civilian-ship');
  expect(explained).not.toContain('civilian-ship');
  expect(linked).toContain('civilian-ship');
});
