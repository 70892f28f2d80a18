/** Where in the file a part of a scenario stands. */
import { type Document, isMap, isNode, isSeq, type LineCounter, type Node } from 'yaml';
import type { Path } from '../problem.ts';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The deepest written part of a path; a key that has just been called unknown is found by its name. */
function offsetOf(node: unknown, path: Path): number {
  const start = isNode(node) ? ((node as Node).range?.[0] ?? 0) : 0;
  const [step, ...rest] = path;
  if (step === undefined) return start;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isNode(key) && String(key) === String(step));
    if (!pair) return start;
    const keyAt = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
    if (rest.length === 0)
      return isNode(pair.value) && !isMap(pair.value) && !isSeq(pair.value)
        ? (pair.value.range?.[0] ?? keyAt)
        : keyAt;
    return pair.value === null ? keyAt : offsetOf(pair.value, rest);
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? start : offsetOf(item, rest);
  }
  return start;
}

export function locate(document: Document.Parsed, lines: LineCounter, path: Path): Place {
  const { line, col } = lines.linePos(offsetOf(document.contents, path));
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
