/** The books a game is played with: fetched when it is opened, compiled once, and kept. */
import { compile, type Library } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import { load, onTable } from './registry.ts';
import { withCode } from './withCode.ts';

/** The books of a table that plays with what is named. */
export async function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return withCode(await load('cards', onTable(named)));
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
