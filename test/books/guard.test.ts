import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { books, isOptional } from '#books/registry.ts';
import { asksForBooks, codeIn, type Hit, wordsIn, wordsMergedIn } from '../kit/wordsHeard.ts';

/** The only list of books. */
const registry = 'src/books/registry.ts';
const files = codeIn('src').filter(file => file !== registry);

/** The folder in which a file of the books lies: that of a book, or of what several of them share. */
const folderOf = (file: string): string | undefined => /^src\/books\/([^/]+)\//.exec(file)?.[1];

/**
 * A book speaks of itself, and of earlier ones, with which it says how it is combined; a folder that books share, of
 * what more than one of them brings, and of what it adds to the types of the game itself.
 */
function isAtHome({ file, word, of }: Hit): boolean {
  const folder = folderOf(file);
  if (folder === undefined) return false;
  const here = books.find(book => book === folder);
  if (here !== undefined) return of.some(book => books.indexOf(book) <= books.indexOf(here));
  return of.length > 1 || wordsMergedIn(folder).has(word) || of.some(book => !isOptional(book));
}

const told = ({ file, line, word, of }: Hit): string => `${file}:${line} says "${word}" (${of.join(', ')})`;

const strangersIn = (file: string, text?: string): readonly Hit[] =>
  wordsIn(file, text).filter(hit => !isAtHome(hit));

test('nothing but its own folder speaks the words of a book', () => {
  expect(files.flatMap(file => strangersIn(file)).map(told)).toEqual([]);
});

test('every file of the sources is looked at, but for data and what is for people', () => {
  const others = globSync('src/**/*.*')
    .filter(file => file !== registry && !files.includes(file))
    .map(file => extname(file));
  expect([...new Set(others)].toSorted()).toEqual(['.json', '.md', '.woff2', '.yaml']);
  expect([...new Set(files.map(file => extname(file)))].toSorted()).toEqual([
    '.astro',
    '.css',
    '.ts',
    '.tsx',
  ]);
});

test.each([
  ['a layer', 'src/engine/rules/hands.ts', ['mutiny']],
  ['a page', 'src/pages/index.ts', ['mutiny']],
  ['another book', 'src/books/pegasus/engine/index.ts', ['mutiny']],
  ['what other books share', 'src/books/leaders/engine/index.ts', ['mutiny']],
  ['its own folder', 'src/books/daybreak/engine/index.ts', []],
] as const)('where %s speaks of a book', (_, file, words) => {
  const found = strangersIn(file, 'export const isMutiny = true;').map(({ word }) => word);
  expect(found).toEqual(words);
});

test('nothing asks whether a book is the one that the others stand on, and nothing but books imports from books', () => {
  const asking = files.filter(file => !file.startsWith('src/books/')).flatMap(file => asksForBooks(file));
  expect(asking.map(told)).toEqual([]);
});

test.each([
  ['a key', 'a.ts', 'const worth = { mutiny: 1 };', ['mutiny']],
  ['a name in camel case', 'a.ts', 'const isOnNewCaprica = true;', ['new-caprica']],
  ['the plural of a noun', 'a.ts', 'function drawMutinies() {}', ['mutiny']],
  ['an operation as it is written', 'a.ts', "act({ op: 'draw-mutiny' });", ['draw-mutiny']],
  ['a card in an address', 'a.ts', "open('#card=crisis/water-shortage-a');", ['water-shortage-a']],
  ['a class of a style sheet', 'a.css', '.pegasus-board { color: red; }', ['pegasus']],
  ['an attribute of a page', 'a.astro', '---\nconst a = 1;\n---\n<p data-deck="mutiny">{a}</p>', ['mutiny']],
  ['the front matter of a page', 'a.astro', "---\nconst book = 'daybreak';\n---\n<p></p>", ['daybreak']],
] as const)('%s is heard', (_, file, text, words) => {
  expect(wordsIn(file, text).map(({ word }) => word)).toEqual(words);
});

test.each([
  ['a comment', 'a.ts', '// Played with the mutiny deck of Daybreak.\nconst a = 1;'],
  ['a place of every game', 'a.ts', "const at = 'caprica';"],
  ['a rule of every game', 'a.ts', "const rule = 'clarifications.food-shortage';"],
  ['a comment of a style sheet', 'a.css', '/* As on New Caprica. */\n.a { color: red; }'],
] as const)('%s is no word of a book', (_, file, text) => {
  expect(wordsIn(file, text)).toEqual([]);
});

test.each([
  ['a comparison', "if (book === 'base') leave();"],
  ['a list', "const books = ['base', ...others];"],
  ['an import', "import { cards } from '#books/base/cards/index.ts';"],
] as const)('%s with the book that the others stand on is a question', (_, text) => {
  expect(asksForBooks('a.ts', text).map(({ word }) => word)).toEqual(['base']);
});

test('an address that is relative to a base is no question', () => {
  expect(asksForBooks('a.ts', "const { base } = box.dataset; open(box.dataset['base']);")).toEqual([]);
});
