import type { Book } from '../model/card.ts';
import { tableOps } from '../ops/index.ts';
import { compileWith } from './compile.ts';
import type { Library } from './library.ts';

/** The library of a table that is laid out already: what carries out the set-up would only weigh. */
export function compileLaidOut(books: readonly Book[]): Library {
  return compileWith(tableOps, books);
}
