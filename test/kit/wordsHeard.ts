/** Where code speaks the words of a book. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { bookOf } from '#books/atBuild/cards.ts';
import { isRuleId } from '#books/atBuild/rules.ts';
import { type Book, books, isOptional, load, nounsOf } from '#books/registry.ts';
import { compoundThings, everyday, isCompound, keysOf, owners, partsOf } from '../../scripts/bookWords.ts';

const root = join(import.meta.dirname, '../..');
const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Names within a book, which may be another's words: of abilities on its cards and sheets, of patterns of its grammar. */
const innerNames = new Map<string, Book[]>();
for (const book of books) {
  const { cards, characters, locations, titles } = bookOf(book);
  const bearers = [...cards, ...characters, ...locations, ...titles];
  const [text] = await load('text', [book]);
  for (const name of [
    ...bearers.flatMap(one => ('abilities' in one ? (one.abilities ?? []) : []).map(({ id }) => id)),
    ...keysOf(text?.words.en.frames),
  ])
    innerNames.set(name, [...(innerNames.get(name) ?? []), book]);
}

const nouns = new Map<string, Book[]>();
for (const book of books)
  for (const noun of nounsOf(book)) nouns.set(noun, [...(nouns.get(noun) ?? []), book]);

/** A noun stands for itself in any longer name, in singular and plural. */
const nounPatterns = [...nouns.keys()].map(word => ({
  word,
  pattern: new RegExp(`(?:^| )${partsOf(word).join(' ').replace(/y$/, '(?:y|ies)')}s?(?= |$)`),
}));

const heard = new Map<string, string | undefined>();

/** The word of a book in a name such as `isNewCaprica` or `loyalty-pegasus`, if there is one. */
function inName(name: string): string | undefined {
  if (everyday.has(name)) return undefined;
  if (owners.has(name) && isCompound(name)) return name;
  if (heard.has(name)) return heard.get(name);
  const parts = ` ${partsOf(name).join(' ')} `;
  // Written with hyphens a longer name is another: `food-shortage-discards` is no `food-shortage`.
  const thing = name.includes('-')
    ? undefined
    : [...compoundThings].find(word => parts.includes(` ${partsOf(word).join(' ')} `));
  const found = thing ?? nounPatterns.find(({ pattern }) => pattern.test(parts))?.word;
  heard.set(name, found);
  return found;
}

/** The same in a text: a word of one part is that of a book where it stands alone. */
function inText(text: string): string | undefined {
  if (everyday.has(text)) return undefined;
  if (owners.has(text)) return text;
  return text
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(name => !everyday.has(name))
    .flatMap(name => name.split('.'))
    .map(inName)
    .find(found => found !== undefined);
}

export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  /** The books whose word it is. */
  readonly of: readonly Book[];
}

/** `said` is all of what the word stands in. */
type Hear = (at: number, word: string | undefined, said?: string) => void;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

function inScript(file: string, text: string, from: number, hear: Hear): void {
  const source = parse(file, text);
  const visit = (node: ts.Node): void => {
    const at = from + node.getStart(source);
    if (isText(node)) hear(at, inText(node.text), node.text);
    else if (ts.isIdentifier(node))
      hear(at, isKey(node) && owners.has(node.text) ? node.text : inName(node.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const isKey = (node: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(node.parent) ||
    ts.isShorthandPropertyAssignment(node.parent) ||
    ts.isPropertySignature(node.parent) ||
    ts.isPropertyAccessExpression(node.parent)) &&
  node.parent.name === node;

/** In style sheets and templates every word may be a class, a key or an attribute. */
function inMarkup(text: string, from: number, hear: Hear): void {
  const bare = text.replace(/<!--.*?-->|\/\*.*?\*\//gs, comment => comment.replace(/[^\n]/g, ' '));
  for (const { 0: word, index } of bare.matchAll(/[\p{L}_][\p{L}\p{N}_-]*/gu))
    hear(from + index, !everyday.has(word) && owners.has(word) ? word : inName(word));
}

type Listen = (file: string, hear: Hear, text: string) => void;

/** What a listener hears in a file, with the books whose words it is. */
function heardIn(file: string, text: string, listen: Listen): readonly Hit[] {
  const hits: Hit[] = [];
  listen(
    file,
    (at, word, said = '') => {
      // A facet says which rules it carries out.
      if (word === undefined || (file.startsWith('src/books/') && isRuleId(said))) return;
      const own = owners.get(word) ?? nouns.get(word) ?? books.filter(book => book === word);
      const of = [...new Set([...own, ...(innerNames.get(said) ?? [])])];
      hits.push({ file, line: text.slice(0, at).split('\n').length, word, of });
    },
    text,
  );
  return hits;
}

/** The front matter of a page, and where it ends. */
function matterOf(text: string): { readonly matter: string; readonly end: number } {
  const [fence = '', matter = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  return { matter, end: fence.length };
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every word of a book in this file, comments apart. */
export const wordsIn = (file: string, text = read(file)): readonly Hit[] =>
  heardIn(file, text, (name, hear, text) => {
    const { matter, end } = name.endsWith('.astro') ? matterOf(text) : { matter: text, end: 0 };
    if (name.endsWith('.astro')) inScript('matter.ts', matter, '---\n'.length, hear);
    if (/\.(?:astro|css)$/.test(name)) inMarkup(text.slice(end), end, hear);
    else inScript(name, text, 0, hear);
  });

const always: readonly string[] = books.filter(book => !isOptional(book));

/** Where the id of a book that is on every table is one choice among others, and where something of a book is imported. */
export const asksForBooks = (file: string, code = read(file)): readonly Hit[] =>
  heardIn(file, code, (name, hear, text) => {
    const { matter, end } = matterOf(text);
    const isPage = name.endsWith('.astro');
    if (name.endsWith('.css')) return;
    const from = isPage ? '---\n'.length : 0;
    const source = parse(isPage ? 'matter.ts' : name, isPage ? matter : text);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        const imported = /^#books\/([^/.]+)\//.exec(node.text)?.[1];
        const book =
          books.find(one => one === imported) ?? always.find(one => one === node.text && isChoice(node));
        hear(from + node.getStart(source), book);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (isPage)
      for (const { 0: found, index } of text.slice(end).matchAll(/[=!]== ?'(\w+)'|\['(\w+)'\]/g))
        hear(
          end + index,
          always.find(one => found.includes(`'${one}'`)),
        );
  });

function isChoice({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isPropertyAssignment(parent)) return /^(?:book|books|set)$/.test(parent.name.getText());
  return (
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}

const mergedIn = new Map<string, ReadonlySet<string>>();

/** What the code of this folder of the books adds to the open types of the game. */
export function wordsMergedIn(folder: string): ReadonlySet<string> {
  const known = mergedIn.get(folder);
  if (known) return known;
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) words.add(node.name.getText().replaceAll("'", ''));
    ts.forEachChild(node, visit);
  };
  for (const file of codeIn(`src/books/${folder}`))
    for (const merged of parse(file, read(file)).statements.filter(ts.isModuleDeclaration)) visit(merged);
  mergedIn.set(folder, words);
  return words;
}

/** The code of a folder. */
export const codeIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mjs,astro,css}`, { cwd: root }).toSorted();
