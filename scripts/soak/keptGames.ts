/** What the trials of storage have in common: a fresh database, and games to keep in it. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { bookOf } from '#books/atBuild/cards.ts';
import { firstBook } from '#books/registry.ts';
import type { Kept } from '#features/sandbox/saves/kept.ts';

export function freshDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
}

const { objectives, characters } = bookOf(firstBook);
const objective = objectives[0]?.id ?? '';

/** A game after so many choices, as the list of games tells it. */
export const keptAfter = (id: string, choices: number): Kept => ({
  id,
  by: 'itself',
  at: 1_700_000_000_000 + choices,
  choices,
  books: [firstBook],
  objective,
  characters: characters.slice(0, 1).map(({ id: character }) => character),
  players: ['human'],
});

export const textAfter = (id: string, choices: number): string => `${id} after ${choices}`;
