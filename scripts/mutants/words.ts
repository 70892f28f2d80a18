/** Which other words could have stood where a word stands, by the types of the engine. */
import ts from 'typescript';
import { allBooks } from '#books/atBuild/cards.ts';

/** Ids are strings to the compiler; the books know which there are, and one is mistaken for another of its book. */
const named: Readonly<Record<string, readonly (readonly string[])[]>> = {
  LocationId: allBooks.map(({ locations }) => locations.map(({ id }) => id)),
  CharacterId: allBooks.map(({ characters }) => characters.map(({ id }) => id)),
};

/**
 * What a thing is called, what a question is about, who hears of an event: words for whoever reads or shows them,
 * which the notation of scenarios does not ask for.
 */
const labels = ['id', 'rule', 'also', 'atoms', 'cancels', 'prompt', 'about', 'drawback', 'secretTo'];

/** Another word here would ask for another shape of data, not for another rule. */
const namesOfThings = new Set([...labels, 'op', 'kind', 'deck', 'test', 'query']);

export const isLabel = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && labels.includes(node.name.getText());

/** Longer lists are names too, such as those of all rules. */
const longest = 60;

/** Where one player is meant: of several the first would be taken, and nobody picked is the current player. */
const notOne = [
  'each-player',
  'each-human',
  'each-cylon',
  'president-and-admiral',
  'admiral-and-current',
  'picked',
];

/**
 * The neighbours of a word in its sorted list, and for the player who acts the current one, the likeliest mix-up
 * there is.
 */
function neighbours(word: string, list: readonly string[]): string[] {
  const others = [...new Set(list)].sort();
  const i = others.indexOf(word);
  if (i < 0 || others.length < 2 || others.length > longest) return [];
  const near = [others[(i + 1) % others.length], others.at(i - 1)].filter(other => other !== undefined);
  const current = word === 'you' && others.includes('current') ? ['current'] : [];
  return [...new Set([...near, ...current])].filter(other => other !== word);
}

function wordsOf(type: ts.Type | undefined): string[] {
  if (!type) return [];
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(part => part.isStringLiteral()).map(part => part.value);
}

/** How the type of a property is written where it is declared. */
function declaredAs(checker: ts.TypeChecker, literal: ts.ObjectLiteralExpression, name: string): string {
  const declaration = checker.getContextualType(literal)?.getProperty(name)?.declarations?.[0];
  if (!declaration || !ts.isPropertySignature(declaration)) return '';
  return declaration.type?.getText() ?? '';
}

export function otherWords(checker: ts.TypeChecker, node: ts.StringLiteral): string[] {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText();
    if (namesOfThings.has(name)) return [];
    const isBy = name === 'by' && wordsOf(checker.getContextualType(node)).includes('you');
    if (isBy) {
      const one = wordsOf(checker.getContextualType(node)).filter(word => !notOne.includes(word));
      return neighbours(node.text, one);
    }
    for (const [id, lists] of Object.entries(named)) {
      if (declaredAs(checker, parent.parent, name).includes(id)) {
        const list = lists.find(ids => ids.includes(node.text)) ?? lists[0] ?? [];
        const more = wordsOf(checker.getContextualType(node));
        return neighbours(node.text, [...list, ...more]);
      }
    }
  }
  if (ts.isArrayLiteralExpression(parent) && ts.isPropertyAssignment(parent.parent)) {
    if (namesOfThings.has(parent.parent.name.getText())) return [];
  }
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    if (ts.isTypeOfExpression(other)) return [];
    return neighbours(node.text, wordsOf(checker.getTypeAtLocation(other)));
  }
  return neighbours(node.text, wordsOf(checker.getContextualType(node)));
}

/** Keys that could have stood in place of a key: others of the same type which the literal does not have. */
export function otherKeys(checker: ts.TypeChecker, node: ts.PropertyAssignment): string[] {
  const type = checker.getContextualType(node.parent);
  const own = type?.getProperty(node.name.getText().replaceAll("'", ''));
  if (!type || !own || !(own.flags & ts.SymbolFlags.Optional)) return [];
  const typeOf = (property: ts.Symbol) => checker.typeToString(checker.getTypeOfSymbol(property));
  const taken = new Set(node.parent.properties.map(p => p.name?.getText().replaceAll("'", '')));
  return type
    .getProperties()
    .filter(other => !taken.has(other.name) && typeOf(other) === typeOf(own))
    .map(other => other.name)
    .sort()
    .slice(0, 1);
}

export function isOptional(checker: ts.TypeChecker, node: ts.PropertyAssignment): boolean {
  const own = checker.getContextualType(node.parent)?.getProperty(node.name.getText().replaceAll("'", ''));
  return own !== undefined && (own.flags & ts.SymbolFlags.Optional) !== 0;
}

/** A mark whose type is `true` alone is there or not; it is never `false`. */
export function mayBe(checker: ts.TypeChecker, node: ts.BooleanLiteral, other: 'true' | 'false'): boolean {
  const type = checker.getContextualType(node);
  if (!type || !(type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Union))) return true;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(part => checker.typeToString(part) === other || part.flags & ts.TypeFlags.Boolean);
}
