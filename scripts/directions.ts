import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';

/**
 * What each folder of `src` may import from the others. Rule ids, the types of the engine and its vocabulary are open
 * to all, so they are not listed. A folder that is not listed here has no place yet.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  i18n: [],
  engine: [],
  cards: [],
  text: ['i18n'],
  scenarios: ['engine', 'cards'],
  bots: ['engine', 'cards'],
  board: ['text', 'i18n'],
  machines: ['engine', 'scenarios'],
  storage: ['engine', 'scenarios'],
  collections: ['engine', 'scenarios', 'board', 'cards', 'i18n', 'machines'],
  widgets: ['machines', 'board', 'bots', 'storage', 'cards', 'text', 'i18n'],
  components: [
    'collections',
    'widgets',
    'machines',
    'storage',
    'board',
    'cards',
    'text',
    'i18n',
    'styles',
    'fonts',
  ],
  pages: [
    'components',
    'widgets',
    'machines',
    'collections',
    'storage',
    'board',
    'bots',
    'scenarios',
    'cards',
    'text',
    'i18n',
    'engine',
    'styles',
  ],
  styles: ['fonts'],
};

/** The words of the game as lists; they carry nothing else with them. */
const vocabulary = 'src/engine/model/vocabulary.ts';

/** What carries out the operations that only one expansion uses; its book brings it. */
const expansions = 'src/engine/expansions/';

/** These are the same everywhere and always: no clock, no chance of their own. */
const pureFolders = ['rules', 'engine', 'cards'];

export type Import = { readonly from: string; readonly typeOnly: boolean; readonly line: number };

/** The breaches in a set of files, given as paths like `src/board/sector.ts` with their text. */
export function breaches(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    const folder = file.split('/')[1] ?? '';
    if (!file.includes('/', 'src/'.length)) return [];
    const allowed = mayImport[folder];
    if (allowed === undefined)
      return [`${file}: the folder src/${folder} has no place in scripts/directions.ts.`];
    const source = parse(file, text);
    const forbidden = importsOf(source)
      .filter(({ from }) => from.startsWith('.'))
      .flatMap(({ from, typeOnly, line }) => {
        const target = normalize(join(dirname(file), from)).split('/');
        const other = target[0] === 'src' ? (target[1] ?? '') : undefined;
        if (other === undefined || other === folder || other === 'rules' || allowed.includes(other))
          return [];
        if (other === 'engine' && (typeOnly || target.join('/') === vocabulary)) return [];
        if (folder === 'cards' && target.join('/').startsWith(expansions)) return [];
        const open = ['rules', 'the types and the vocabulary of engine', ...allowed].join(', ');
        return [`${file}:${line} imports src/${other}. What is in src/${folder} may import: ${open}.`];
      });
    return pureFolders.includes(folder) ? [...forbidden, ...impurities(file, source)] : forbidden;
  });
}

export function parse(file: string, text: string): ts.SourceFile {
  const code = file.endsWith('.astro') ? scriptOf(text) : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kindOf(file));
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** The code of an Astro file: its front matter and its scripts, on the lines where they stand. */
function scriptOf(text: string): string {
  const code = /^---\n[\s\S]*?\n---(?=\n|$)|(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/g;
  let kept = '';
  let end = 0;
  for (const { 0: part, index } of text.matchAll(code)) {
    kept += blank(text.slice(end, index)) + part.replace(/^---|---$/g, '   ');
    end = index + part.length;
  }
  return kept;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ from: node.moduleSpecifier.text, typeOnly: isTypeOnly(node), line });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly, line });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) found.push({ from: literal.text, typeOnly: true, line });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) found.push({ from: target.text, typeOnly: false, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(element => element.isTypeOnly)
  );
}

function impurities(file: string, source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isPropertyAccessExpression(node) || ts.isNewExpression(node) ? node.getText(source) : '';
    const culprit = /^(Math\.random|Date\.now|performance\.now|new Date)\b/.exec(text)?.[1];
    if (culprit !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push(
        `${file}:${line} uses ${culprit}. Chance is a seat and there is no clock: the same choices, the same game.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All source files of the project that have imports. */
export function sourceFiles(root: string): Map<string, string> {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
}
