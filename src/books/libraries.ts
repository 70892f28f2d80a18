/** The books a game is played with: fetched when it is opened, compiled once, and kept. */
import { compile, type Library } from '#engine/index.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import { load, onTable } from './registry.ts';

/** The books of a table that plays with what is named. */
export async function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return withCode(await load('cards', onTable(named)));
}

/** Cards that came with a page or a recording, with what carries them out. */
export async function withCode(data: readonly CardsFacet[]): Promise<readonly Book[]> {
  const ids = data.map(({ id }) => id);
  const codes = await load('engine', ids);
  return data.map((book, i) => ({ ...book, code: codes[i] ?? {} }));
}

const libraries = new Map<string, Promise<Library>>();

/** The library of a table that plays with what is named; the same books give the same one. */
export function libraryOf(named: readonly string[]): Promise<Library> {
  const key = onTable(named).join(' ');
  const known = libraries.get(key) ?? booksNamed(named).then(compile);
  libraries.set(key, known);
  // What could not be fetched is asked for again.
  known.catch(() => libraries.delete(key));
  return known;
}
