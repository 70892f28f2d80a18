/**
 * The words of each book: its ids, what its facets bring, and the nouns of its manifest. What the lists of the core say
 * as well belongs to nobody.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { bookOf } from '#books/atBuild/cards.ts';
import { rulesIn } from '#books/atBuild/rules.ts';
import { type Book, books, isOptional, load } from '#books/registry.ts';
import type { EngineFacet } from '#engine/library/facet.ts';
import { gameOptions, rulings } from '#engine/model/options.ts';
import { procedures } from '#engine/procedures/index.ts';
import frames from '#locales/en/frames.json' with { type: 'json' };
import people from '#locales/en/people.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** `newCaprica`, `NewCaprica` and `new-caprica` are the same words. */
export const partsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(part => part !== '');
export const isCompound = (word: string): boolean => partsOf(word).length > 1;
export const keysOf = (...tables: readonly (object | undefined)[]): readonly string[] =>
  tables.flatMap(table => Object.keys(table ?? {}));

/** What the model of the engine lists as its own: `const coreSkills`, `interface CoreCardOps`. */
function wordsOfCore(): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (name: ts.Node | undefined): void => {
    if (name !== undefined) words.add(name.getText().replaceAll(/['"]/g, ''));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.startsWith('Core'))
      for (const { name } of node.members) add(name);
    if (ts.isVariableDeclaration(node) && node.name.getText().startsWith('core')) listed(node.initializer);
    ts.forEachChild(node, visit);
  };
  const listed = (node: ts.Node | undefined): void => {
    if (node === undefined) return;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) listed(node.expression);
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach(add);
    if (ts.isObjectLiteralExpression(node)) for (const { name } of node.properties) add(name);
  };
  for (const file of globSync('src/engine/{model,timing}/**/*.ts', { cwd: root }))
    visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return words;
}

/** What the grammar of the text layer calls its patterns and persons. */
const wordsOfText: readonly string[] = keysOf(frames, people);

interface Words {
  /** Cards, people, places, piles: code that means them has their name, in whatever spelling. */
  readonly things: readonly string[];
  /** Operations, conditions, events: code that means one says it as it is written. */
  readonly deeds: readonly string[];
}

/** What the lists and tables of a book's code name, whichever there are. */
function namedIn({ kinds, slots, ties, settles, rules, forms, ...named }: EngineFacet): readonly string[] {
  return Object.values(named).flatMap((names: unknown) => {
    if (Array.isArray(names)) return names.filter(name => typeof name === 'string');
    return typeof names === 'object' && names !== null ? Object.keys(names) : [];
  });
}

/** What a book brings. Places and deeds of the books on every table are the rules of the game, which the layers know. */
async function wordsOf(book: Book): Promise<Words> {
  const { cards, characters, damageTokens, objectives, locations, titles, skills, code } = bookOf(book);
  const things = [...cards, ...characters, ...damageTokens, ...objectives].map(({ id }) => id);
  if (!isOptional(book)) return { things, deeds: [] };
  const [text] = await load('text', [book]);
  const [scenarios] = await load('scenarios', [book]);
  const deeds = [
    ...namedIn(code),
    ...(code.slots ?? []).map(({ name }) => name),
    ...keysOf(text?.queries, text?.procedures, text?.marks),
    ...keysOf(scenarios?.events, scenarios?.prompts),
  ];
  return {
    things: [
      book,
      ...things,
      ...[...locations, ...titles].map(({ id }) => id),
      ...skills,
      ...(code.piles ?? []),
      ...(code.boards ?? []),
      ...(code.crafts ?? []),
      ...(code.kinds ?? []).map(({ kind }) => kind),
    ],
    // One word alone, such as `order`, is everyday English.
    deeds: deeds.filter(isCompound),
  };
}

/** What belongs to no book: the lists of the core, the places and rules of every table. */
export const everyday: ReadonlySet<string> = new Set([
  ...wordsOfCore(),
  ...keysOf(procedures, rulings),
  ...gameOptions,
  ...wordsOfText,
  ...books.filter(book => !isOptional(book)).flatMap(book => bookOf(book).locations.map(({ id }) => id)),
  ...books.filter(book => !isOptional(book)).flatMap(rulesIn),
]);

const owned = new Map<string, Book[]>();
const compounds = new Set<string>();
for (const book of books) {
  const { things, deeds } = await wordsOf(book);
  for (const word of new Set([...things, ...deeds])) {
    if (everyday.has(word)) continue;
    owned.set(word, [...(owned.get(word) ?? []), book]);
    if (isCompound(word) && things.includes(word)) compounds.add(word);
  }
}

/** The books that a word belongs to. */
export const owners: ReadonlyMap<string, readonly Book[]> = owned;
/** Things of several parts, which stand in longer names as well: `isNewCaprica`. */
export const compoundThings: ReadonlySet<string> = compounds;

const ofOptionalBooks = [...owned]
  .filter(([word, of]) => isCompound(word) && of.every(isOptional))
  .map(([word]) => word);
const spoken = new RegExp(`["'\`](?:${ofOptionalBooks.join('|')})["'\`]`);

/** Whether a built script has anything in it of a book that a table may play without. */
export const speaksOfOptionalBooks = (script: string): boolean => spoken.test(script);
