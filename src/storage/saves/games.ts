/** The games kept on this device. Every answer says whether it worked: play goes on in any case. */
import { type Database, openDatabase } from './database.ts';
import { faultOf, type KeepFault, type Kept } from './kept.ts';
import { parseKept } from './keptSchema.ts';

export type Done<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: KeepFault };

export interface KeptGame {
  readonly text: string;
  readonly players: readonly string[];
}

export interface Listed {
  readonly games: readonly Kept[];
  readonly unreadable: readonly string[];
}

export class Games {
  #opening: Promise<Database> | undefined;
  readonly #open: () => Promise<Database>;

  constructor(open: () => Promise<Database> = openDatabase) {
    this.#open = open;
  }

  /** The last one written first. */
  async list(): Promise<Done<readonly Kept[]>> {
    const done = await this.listAll();
    return done.ok ? { ok: true, value: done.value.games } : done;
  }

  /** Those of which what is told cannot be read as well, by their ids: one of them is no reason to hide the others. */
  listAll(): Promise<Done<Listed>> {
    return this.#with(async database => {
      const [told, texts] = await Promise.all([database.getAll('told'), database.getAllKeys('texts')]);
      const games = told.flatMap(record => parseKept(record) ?? []).toSorted((a, b) => b.at - a.at);
      const read = new Set(games.map(({ id }) => id));
      const ids = [...told.map(record => record?.id), ...texts].filter(id => typeof id === 'string');
      return { games, unreadable: [...new Set(ids)].filter(id => !read.has(id)).toSorted() };
    });
  }

  /** Its text, and who played it. */
  read(id: string): Promise<Done<KeptGame | undefined>> {
    return this.#with(async database => {
      const [text, told]: readonly unknown[] = await Promise.all([
        database.get('texts', id),
        database.get('told', id),
      ]);
      if (typeof text !== 'string') return undefined;
      const players: unknown =
        typeof told === 'object' && told !== null ? Reflect.get(told, 'players') : undefined;
      return { text, players: Array.isArray(players) ? players.map(String) : [] };
    });
  }

  /** Both or neither: a list never tells of a game that is not there. */
  write(kept: Kept, text: string): Promise<Done> {
    return this.#with(async database => {
      const transaction = database.transaction(['told', 'texts'], 'readwrite');
      await Promise.all([
        transaction.objectStore('told').put(kept),
        transaction.objectStore('texts').put(text, kept.id),
        transaction.done,
      ]);
      return undefined;
    });
  }

  rename(id: string, name: string): Promise<Done> {
    return this.#with(async database => {
      const kept = await database.get('told', id);
      if (kept !== undefined) await database.put('told', { ...kept, name, by: 'hand' });
      return undefined;
    });
  }

  remove(id: string): Promise<Done> {
    return this.#with(async database => {
      const transaction = database.transaction(['told', 'texts'], 'readwrite');
      await Promise.all([
        transaction.objectStore('told').delete(id),
        transaction.objectStore('texts').delete(id),
        transaction.done,
      ]);
      return undefined;
    });
  }

  async #with<Value>(work: (database: Database) => Promise<Value>): Promise<Done<Value>> {
    try {
      this.#opening ??= this.#open();
      return { ok: true, value: await work(await this.#opening) };
    } catch (reason) {
      // The next time it is tried anew: room may have been made, or the database been closed by another tab.
      this.#opening = undefined;
      return { ok: false, fault: faultOf(reason) };
    }
  }
}
