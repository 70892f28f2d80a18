/** Questions that are asked for the compiler's sake more often than for a rule's: is there anything at all? */
import ts from 'typescript';

/** Whether something is there; of the answers only the one turned round is a fault worth making. */
export function isPresence(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node)) return isPresence(node.expression, checker);
  if (ts.isPrefixUnaryExpression(node)) return isPresence(node.operand, checker);
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isLogic = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
      operatorToken.kind,
    );
    if (isLogic) return isPresence(left, checker) && isPresence(right, checker);
    return [left, right].some(
      side => ts.isTypeOfExpression(side) || (ts.isIdentifier(side) && side.text === 'undefined'),
    );
  }
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  const isTrueOrFalse = (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLike)) !== 0;
  return !isTrueOrFalse;
}

export const throws = (node: ts.Statement): boolean =>
  ts.isThrowStatement(node) || (ts.isBlock(node) && node.statements.some(ts.isThrowStatement));
