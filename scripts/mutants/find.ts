/** Every mutant of the files that are judged. */

import { join } from 'node:path';
import ts from 'typescript';
import { faultsAt } from './faults.ts';
import type { Mutant } from './mutant.ts';
import { judgedFiles, makeProgram, root } from './project.ts';

export function findMutants(): Mutant[] {
  const program = makeProgram();
  const checker = program.getTypeChecker();
  return judgedFiles().flatMap(file => {
    const source = program.getSourceFile(join(root, file));
    return source ? mutantsOf(source, file, checker) : [];
  });
}

function mutantsOf(source: ts.SourceFile, file: string, checker: ts.TypeChecker): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: ts.Node, outer?: string): void => {
    // Types are erased, and a fault of our own code that is thrown is no rule.
    if (ts.isTypeNode(node) || ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const about = outer ?? idOf(node);
    for (const fault of faultsAt(node, checker)) {
      const line = source.getLineAndCharacterOfPosition(fault.start).line + 1;
      found.push({ file, line, ...(about === undefined ? {} : { about }), ...fault });
    }
    ts.forEachChild(node, child => visit(child, about));
  };
  visit(source);
  return found;
}

function idOf(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const id = node.properties.find(property => property.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined;
}
