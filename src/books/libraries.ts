/** The books a game is played with: fetched when it is opened, compiled once, and kept. */
import { compile, type Library } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import { perTable } from './perTable.ts';
import { load, onTable } from './registry.ts';
import { withCode } from './withCode.ts';

/** The books of a table that plays with what is named. */
export async function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return withCode(await load('cards', onTable(named)));
}

/** The library of a table that plays with what is named; the same books give the same one. */
export const libraryOf: (named: readonly string[]) => Promise<Library> = perTable(async named =>
  compile(await booksNamed(named)),
);
