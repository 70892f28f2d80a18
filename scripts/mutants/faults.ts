/** The small faults that could have been made at a place in the code. */
import ts from 'typescript';
import type { Kind } from './mutant.ts';
import { isLabel, isOptional, mayBe, otherKeys, otherWords } from './words.ts';

export interface Fault {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  readonly change: string;
}

const K = ts.SyntaxKind;

const comparisons: { readonly [token in ts.SyntaxKind]?: string } = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
};

const arithmetic: { readonly [token in ts.SyntaxKind]?: string } = {
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '+',
  [K.PercentToken]: '*',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
};

const logic: { readonly [token in ts.SyntaxKind]?: string } = {
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
};

const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
};

const opposites: Readonly<Record<string, string>> = { lose: 'gain', gain: 'lose' };

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

export function faultsAt(node: ts.Node, checker: ts.TypeChecker): Fault[] {
  const textOf = (part: ts.Node) => part.getText();
  const replace = (kind: Kind, part: ts.Node, becomes: string, label = ''): Fault => ({
    kind,
    start: part.getStart(),
    end: part.end,
    becomes,
    change: `${label}${short(textOf(part))} → ${becomes === '' ? 'nothing' : short(becomes)}`,
  });
  const drop = (part: ts.Node, after: ts.Node | undefined): Fault => ({
    ...replace('dropped', part, ''),
    end: after ? after.getStart() : part.end,
  });
  const swap = (a: ts.Node, b: ts.Node): Fault => {
    const between = a.getSourceFile().text.slice(a.end, b.getStart());
    return {
      kind: 'order',
      start: a.getStart(),
      end: b.end,
      becomes: textOf(b) + between + textOf(a),
      change: `${short(textOf(a))} ⇄ ${short(textOf(b))}`,
    };
  };

  if (ts.isNumericLiteral(node)) {
    const negative = ts.isPrefixUnaryExpression(node.parent);
    const label = ts.isPropertyAssignment(node.parent) ? `${textOf(node.parent.name)}: ` : '';
    const n = Number(node.text);
    const less = n > 0 && !negative ? [replace('number', node, String(n - 1), label)] : [];
    return [replace('number', node, String(n + 1), label), ...less];
  }
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    for (const [kind, table] of [
      ['comparison', comparisons],
      ['arithmetic', arithmetic],
      ['condition', logic],
    ] as const) {
      const becomes = table[operatorToken.kind];
      if (becomes === undefined) continue;
      const change = `${short(textOf(node))}: ${textOf(operatorToken)} → ${becomes}`;
      return [{ ...replace(kind, operatorToken, becomes), change }];
    }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    return [replace('condition', node, textOf(node.operand))];
  }
  if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
    const other = node.kind === K.TrueKeyword ? 'false' : 'true';
    return mayBe(checker, node as ts.BooleanLiteral, other) ? [replace('condition', node, other)] : [];
  }
  if (ts.isIfStatement(node)) return ifFaults(node, replace);
  if (ts.isConditionalExpression(node)) {
    return [replace('condition', node.condition, `!(${textOf(node.condition)})`)];
  }
  if (ts.isStringLiteral(node)) {
    const label = ts.isPropertyAssignment(node.parent) ? `${textOf(node.parent.name)}: ` : '';
    return otherWords(checker, node).map(word => replace('word', node, `'${word}'`, label));
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (name.text === 'filter') {
      const start = expression.end;
      return [
        { kind: 'method', start, end: node.end, becomes: '', change: `${short(textOf(node))}: no filter` },
      ];
    }
    const other = methods[name.text];
    return other === undefined ? [] : [replace('method', name, other)];
  }
  // What a frame forgets when its line is done is our bookkeeping, no step of the game.
  if (ts.isExpressionStatement(node) && !ts.isDeleteExpression(node.expression)) {
    return [{ ...replace('dropped', node, ';'), change: `${short(textOf(node))} → nothing` }];
  }
  if (ts.isBlock(node)) return statementOrder(node, swap);
  if (ts.isArrayLiteralExpression(node)) {
    const { elements } = node;
    const steps = elements.filter(isStep);
    const words = elements.filter(element => ts.isStringLiteral(element));
    const inList = steps.length === elements.length || words.length === elements.length;
    if (!inList || isLabel(node.parent)) return [];
    return [
      ...elements.map((element, i) => drop(element, elements[i + 1])),
      ...steps.slice(1).flatMap((step, i) => (steps[i] ? [swap(steps[i], step)] : [])),
    ];
  }
  if (ts.isPropertyAssignment(node)) return propertyFaults(node, checker, replace, drop);
  if (ts.isObjectLiteralExpression(node)) return testFaults(node, replace);
  return [];
}

type Replace = (kind: Kind, part: ts.Node, becomes: string, label?: string) => Fault;
type Drop = (part: ts.Node, after: ts.Node | undefined) => Fault;

const isStep = (node: ts.Node): node is ts.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(node) && node.properties.some(p => p.name?.getText() === 'op');

function ifFaults(node: ts.IfStatement, replace: Replace): Fault[] {
  if (throws(node.thenStatement)) return [];
  const condition = node.expression;
  const flipped = replace('condition', condition, `!(${condition.getText()})`);
  // Whether something is there at all is asked for the compiler's sake more often than for the rule's.
  return isPresence(condition) ? [flipped] : [flipped, replace('condition', condition, 'false')];
}

const throws = (node: ts.Statement): boolean =>
  ts.isThrowStatement(node) || (ts.isBlock(node) && node.statements.some(ts.isThrowStatement));

function isPresence(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isPresence(node.operand);
  if (ts.isBinaryExpression(node)) {
    const { left, right } = node;
    return [left, right].some(side => ts.isIdentifier(side) && side.text === 'undefined');
  }
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
}

/** Calls in a row, each of which could have come before the other. */
function statementOrder({ statements }: ts.Block, swap: (a: ts.Node, b: ts.Node) => Fault): Fault[] {
  return statements.slice(1).flatMap((next, i) => {
    const before = statements[i];
    return before && isCall(before) && isCall(next) ? [swap(before, next)] : [];
  });
}

const isCall = (node: ts.Statement) => ts.isExpressionStatement(node) && ts.isCallExpression(node.expression);

function propertyFaults(
  node: ts.PropertyAssignment,
  checker: ts.TypeChecker,
  replace: Replace,
  drop: Drop,
): Fault[] {
  const name = node.name.getText();
  const properties = node.parent.properties;
  const next = properties[properties.indexOf(node) + 1];
  if (name === 'op' && ts.isStringLiteral(node.initializer)) {
    const other = opposites[node.initializer.text];
    return other === undefined ? [] : [replace('word', node.initializer, `'${other}'`, 'op: ')];
  }
  if (isLabel(node)) return [];
  const keys = otherKeys(checker, node).map(key => replace('word', node.name, `'${key}'`));
  return isOptional(checker, node) ? [drop(node, next), ...keys] : keys;
}

/** `{ test: … }` is a condition of a card; `{ op: 'when', … }` one of a procedure. */
function testFaults(node: ts.ObjectLiteralExpression, replace: Replace): Fault[] {
  const property = (name: string) =>
    node.properties.find(p => p.name?.getText() === name) as ts.PropertyAssignment | undefined;
  const [test, then, other] = [property('test'), property('then'), property('else')];
  if (test && !property('op')) return [replace('condition', node, `{ not: ${node.getText()} }`)];
  if (!test || !then) return [];
  const [yes, no] = [then.initializer.getText(), other?.initializer.getText() ?? '[]'];
  const text = node.getText();
  const kept = text.slice(0, then.getStart() - node.getStart()).trimEnd();
  return [
    { ...replace('condition', node, `${kept} then: ${no}, else: ${yes} }`), change: `not ${test.getText()}` },
  ];
}
