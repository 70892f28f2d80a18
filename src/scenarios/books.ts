/** The library a scenario is played with: of the books it names, an expansion fetched when it is first named. */
import { booksNamed } from '#books/shelf.ts';
import { compile, type Library } from '#engine/index.ts';
import { withBase } from '#rules/book.ts';
import { library } from './library.ts';

const libraries = new Map<string, Promise<Library>>([['base', Promise.resolve(library)]]);

/** The library of the base game and what else is named of the books at hand; the same list gives the same one. */
export function libraryOf(named: readonly string[]): Promise<Library> {
  const key = withBase(named).join(' ');
  const known = libraries.get(key) ?? booksNamed(named).then(compile);
  libraries.set(key, known);
  // What could not be fetched is asked for again.
  known.catch(() => libraries.delete(key));
  return known;
}
