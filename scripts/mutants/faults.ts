/** The small faults that could have been made at a place in the code. */
import ts from 'typescript';
import { drop, type Fault, replace, short, swap } from './edit.ts';
import { isPresence, throws } from './presence.ts';
import { isLabel, isOptional, mayBe, otherKeys, otherWords } from './words.ts';

type Becomes = { readonly [token in ts.SyntaxKind]?: string };

const K = ts.SyntaxKind;

const comparisons: Becomes = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
};

const arithmetic: Becomes = {
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '+',
  [K.PercentToken]: '*',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
};

const logic: Becomes = {
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
};

const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  shift: 'pop',
  pop: 'shift',
};

const opposites: Readonly<Record<string, string>> = { lose: 'gain', gain: 'lose' };

export function faultsAt(node: ts.Node, checker: ts.TypeChecker): Fault[] {
  if (ts.isNumericLiteral(node)) return numberFaults(node, checker);
  if (ts.isStringLiteral(node)) {
    if (isLocalDefault(node)) return [];
    return otherWords(checker, node).map(word => replace('word', node, `'${word}'`, nameOf(node)));
  }
  if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
    const other = node.kind === K.TrueKeyword ? 'false' : 'true';
    return mayBe(checker, node as ts.BooleanLiteral, other)
      ? [replace('condition', node, other, nameOf(node))]
      : [];
  }
  if (ts.isBinaryExpression(node)) return binaryFaults(node, checker);
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    return [replace('condition', node, node.operand.getText())];
  }
  if (ts.isIfStatement(node)) return ifFaults(node, checker);
  if (ts.isConditionalExpression(node)) {
    return [replace('condition', node.condition, `!(${node.condition.getText()})`)];
  }
  if (ts.isCallExpression(node)) return callFaults(node);
  if (ts.isExpressionStatement(node) && !forgets(node.expression)) {
    return [{ ...replace('dropped', node, ';'), change: `${short(node.getText())} → nothing` }];
  }
  if (ts.isArrayLiteralExpression(node)) return listFaults(node);
  if (ts.isPropertyAssignment(node)) return propertyFaults(node, checker);
  if (ts.isObjectLiteralExpression(node)) return testFaults(node);
  return [];
}

/** What a frame forgets when its line is done is our bookkeeping, no step of the game. */
const forgets = (node: ts.Expression) =>
  ts.isDeleteExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === K.EqualsToken &&
    node.right.getText() === 'undefined' &&
    /^frame\.\w+$/.test(node.left.getText()));

const nameOf = ({ parent }: ts.Node) => (ts.isPropertyAssignment(parent) ? `${parent.name.getText()}: ` : '');

/** In a parameter it would say what an instruction may leave out. */
const isLocalDefault = ({ parent }: ts.Node) =>
  ts.isBindingElement(parent) && ts.isVariableDeclaration(parent.parent.parent);

const isDefault = (node: ts.Node) =>
  isLocalDefault(node) ||
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === K.QuestionQuestionToken);

/** One more and one less, as far as a die has such faces and the type such a number. */
function numberFaults(node: ts.NumericLiteral, checker: ts.TypeChecker): Fault[] {
  // What stands in for nothing is mostly written for the compiler.
  if (isDefault(node)) return [];
  const name = nameOf(node);
  const n = Number(node.text);
  const type = checker.getContextualType(node);
  const others = [n + 1, n - 1].filter(other => {
    if (other < 0 || (n === 1 && ts.isPrefixUnaryExpression(node.parent))) return false;
    if (name === 'from: ' && other < 1) return false;
    if (name === 'to: ' && other > 8) return false;
    return !type || allows(type, other);
  });
  return others.map(other => replace('number', node, String(other), name));
}

function allows(type: ts.Type, n: number): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.filter(part => part.isNumberLiteral());
  return literals.length === 0 || literals.some(literal => literal.value === n);
}

function binaryFaults(node: ts.BinaryExpression, checker: ts.TypeChecker): Fault[] {
  const { left, operatorToken, right } = node;
  const changed = (kind: 'comparison' | 'arithmetic' | 'condition', becomes: string | undefined) =>
    becomes === undefined
      ? []
      : [
          {
            ...replace(kind, operatorToken, becomes),
            change: `${short(node.getText())}: ${operatorToken.getText()} → ${becomes}`,
          },
        ];
  // `a && a.b` asks whether `a` is there so that the compiler lets us go on.
  const guards = isPresence(left, checker) || isPresence(right, checker);
  return [
    ...changed('comparison', comparisons[operatorToken.kind]),
    ...changed('arithmetic', arithmetic[operatorToken.kind]),
    ...(guards ? [] : changed('condition', logic[operatorToken.kind])),
  ];
}

function ifFaults(node: ts.IfStatement, checker: ts.TypeChecker): Fault[] {
  if (throws(node.thenStatement)) return [];
  const condition = node.expression;
  const flipped = replace('condition', condition, `!(${condition.getText()})`);
  return isPresence(condition, checker) ? [flipped] : [flipped, replace('condition', condition, 'false')];
}

function callFaults(node: ts.CallExpression): Fault[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  if (name.text === 'filter') {
    const change = `${short(node.getText())}: no filter`;
    return [{ kind: 'method', start: expression.end, end: node.end, becomes: '', change }];
  }
  const other = methods[name.text];
  return other === undefined ? [] : [replace('method', name, other)];
}

const isStep = (node: ts.Node): node is ts.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(node) && node.properties.some(p => p.name?.getText() === 'op');

/** Steps of an effect are left out or change places; words of a list are left out. */
function listFaults(node: ts.ArrayLiteralExpression): Fault[] {
  const { elements } = node;
  const steps = elements.filter(isStep);
  const words = elements.filter(element => ts.isStringLiteral(element));
  const isList = steps.length === elements.length || words.length === elements.length;
  if (!isList || isLabel(node.parent)) return [];
  return [
    ...elements.map((element, i) => drop(element, elements[i + 1])),
    ...steps.slice(1).flatMap((step, i) => (steps[i] ? [swap(steps[i], step)] : [])),
  ];
}

function propertyFaults(node: ts.PropertyAssignment, checker: ts.TypeChecker): Fault[] {
  if (node.name.getText() === 'op' && ts.isStringLiteral(node.initializer)) {
    const other = opposites[node.initializer.text];
    return other === undefined ? [] : [replace('word', node.initializer, `'${other}'`, 'op: ')];
  }
  if (isLabel(node)) return [];
  const { properties } = node.parent;
  const keys = otherKeys(checker, node).map(key => replace('word', node.name, `'${key}'`));
  return isOptional(checker, node) ? [drop(node, properties[properties.indexOf(node) + 1]), ...keys] : keys;
}

/** `{ test: … }` is a condition of a card; `{ op: 'when', … }` one of a procedure. */
function testFaults(node: ts.ObjectLiteralExpression): Fault[] {
  const property = (name: string) =>
    node.properties.find(p => p.name?.getText() === name) as ts.PropertyAssignment | undefined;
  const [test, then, other] = [property('test'), property('then'), property('else')];
  if (test && !property('op')) return [replace('condition', node, `{ not: ${node.getText()} }`)];
  if (!test || !then) return [];
  const [yes, no] = [then.initializer.getText(), other?.initializer.getText() ?? '[]'];
  const kept = node.getText().slice(0, then.getStart() - node.getStart());
  return [
    { ...replace('condition', node, `${kept} then: ${no}, else: ${yes} }`), change: `not ${test.getText()}` },
  ];
}
