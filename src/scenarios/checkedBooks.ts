/** Every book at hand compiled with all its names looked up: alone with the base game, and all together. */
import { booksNamed } from '#books/shelf.ts';
import type { Library } from '#engine/index.ts';
import { compileChecked } from '#engine/validate/compileChecked.ts';
import type { Texts } from '#engine/validate/faults.ts';
import { books } from '#rules/book.ts';

export async function checkedLibraries(texts?: Texts): Promise<readonly Library[]> {
  const expansions = books.filter(book => book !== 'base');
  const tables = [[], ...expansions.map(book => [book]), ...(expansions.length > 1 ? [expansions] : [])];
  return Promise.all(tables.map(async named => compileChecked(await booksNamed(named), texts)));
}
