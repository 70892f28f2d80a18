/** Every book compiled with all its names looked up: alone with what it needs, and all together. */
import type { Library } from '#engine/index.ts';
import { compileChecked } from '#engine/validate/compileChecked.ts';
import type { Texts } from '#engine/validate/faults.ts';
import { booksNamed } from './libraries.ts';
import { books, onTable, rulesOf } from './registry.ts';

/** The tables that are tried: each book with what it needs, and all books; the same table once. */
export const triedTables: readonly (readonly string[])[] = [
  ...new Map(
    [...books.map(book => [book]), books].map(named => [onTable(named).join(), onTable(named)]),
  ).values(),
];

export async function checkedLibraries(texts?: Texts): Promise<readonly Library[]> {
  const rules = await rulesOf(books);
  return Promise.all(triedTables.map(async named => compileChecked(await booksNamed(named), rules, texts)));
}
