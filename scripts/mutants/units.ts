/**
 * Parts of functions between which control may choose. A scenario that does not come through a part cannot notice a
 * fault in it.
 */
import ts from 'typescript';

export interface Unit {
  readonly id: number;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** What is written around it so that it reports when control comes there. */
  readonly report: readonly [before: string, after: string];
}

export function unitsOf(source: ts.SourceFile, file: string, firstId: number): Unit[] {
  const units: Unit[] = [];
  const add = (start: number, end: number, around: (hit: string) => Unit['report']) => {
    const id = firstId + units.length;
    units.push({ id, file, start, end, report: around(`__hit(${id})`) });
  };
  const expression = (node: ts.Expression) => add(node.getStart(source), node.end, hit => [`(${hit}, `, ')']);
  const block = (start: number, end: number) => add(start, end, hit => [`${hit};`, '']);
  const statement = (node: ts.Statement | undefined) => {
    if (!node || ts.isIfStatement(node)) return;
    if (ts.isBlock(node)) block(node.getStart(source) + 1, node.end);
    else add(node.getStart(source), node.end, hit => [`{ ${hit}; `, ' }']);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      if (ts.isBlock(node.body)) statement(node.body);
      else expression(node.body);
    } else if (ts.isIfStatement(node)) {
      statement(node.thenStatement);
      statement(node.elseStatement);
    } else if (ts.isConditionalExpression(node)) {
      expression(node.whenTrue);
      expression(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && isShortCircuit(node.operatorToken.kind)) {
      expression(node.right);
    } else if (ts.isCaseOrDefaultClause(node) && node.statements[0]) {
      block(node.statements[0].getStart(source), node.end);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return units;
}

function isShortCircuit(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

/** The text of a file that reports what it comes through. */
export function reporting(text: string, units: readonly Unit[]): string {
  const inserts = units.flatMap(({ start, end, report: [before, after] }, i) => [
    { at: start, order: i + 1, text: before },
    { at: end, order: -i - 1, text: after },
  ]);
  // What ends at a place ends before anything begins there; of several, the inner ones end first and begin last.
  inserts.sort((a, b) => a.at - b.at || a.order - b.order);
  let done = '';
  let from = 0;
  for (const insert of inserts) {
    done += text.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return done + text.slice(from);
}

/** The smallest unit around a place, or none in a table: then every scenario may notice a change there. */
export function unitAt(units: readonly Unit[], at: number): Unit | undefined {
  return units
    .filter(({ start, end }) => start <= at && at < end)
    .reduce<Unit | undefined>((a, b) => (a && a.end - a.start <= b.end - b.start ? a : b), undefined);
}
