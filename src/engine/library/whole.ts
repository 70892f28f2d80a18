import type { Book } from '../model/card.ts';
import { tableOps } from '../ops/index.ts';
import { setupFlowOps } from '../ops/setupFlow.ts';
import { compileWith } from './compile.ts';
import type { Library } from './library.ts';

/** The library of whole games. A book that speaks of an operation nobody brings is a mistake. */
export function compile(books: readonly Book[]): Library {
  const library = compileWith({ ...tableOps, ...setupFlowOps }, books);
  for (const { lines } of library.blocks.values()) {
    for (const { op } of lines) {
      if (library.operations[op.op] === undefined) throw new Error(`No book brings the operation ${op.op}`);
    }
  }
  return library;
}
