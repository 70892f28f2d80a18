/** The games kept on this device. Every answer says whether it worked: play goes on in any case. */
import { type Database, openDatabase } from './database.ts';
import { inTime, NoAnswer } from './inTime.ts';
import { faultOf, type KeepFault, type Kept } from './kept.ts';
import { parseKept } from './keptSchema.ts';

export type Done<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: KeepFault };

export interface KeptGame {
  readonly text: string;
  readonly players: readonly string[];
  /** What they have said about reactions. */
  readonly reactions?: readonly string[];
  /** What its player has called it. */
  readonly name?: string;
  readonly revision: number;
}

export interface Listed {
  readonly games: readonly Kept[];
  readonly unreadable: readonly string[];
}

/** What came of a writing: it was done, or somebody else has written the game meanwhile and nothing was done. */
export type Written =
  | { readonly is: 'written'; readonly revision: number }
  | { readonly is: 'written-elsewhere'; readonly found: KeptGame };

/** So long a device may take for an answer, in milliseconds. */
const patience = 10_000;

export class Games {
  #opening: Promise<Database> | undefined;
  readonly #open: () => Promise<Database>;
  readonly #patience: number;

  constructor(open: () => Promise<Database> = openDatabase, most = patience) {
    this.#open = open;
    this.#patience = most;
  }

  /** The last one written first, whatever the clock of the device says by now. */
  async list(): Promise<Done<readonly Kept[]>> {
    const done = await this.listAll();
    return done.ok ? { ok: true, value: done.value.games } : done;
  }

  /** Those of which what is told cannot be read as well, by their ids: one of them is no reason to hide the others. */
  listAll(): Promise<Done<Listed>> {
    return this.#with(async database => {
      const [told, texts] = await Promise.all([database.getAll('told'), database.getAllKeys('texts')]);
      const games = told
        .flatMap(record => parseKept(record) ?? [])
        .toSorted((a, b) => revisionOf(b) - revisionOf(a) || b.at - a.at);
      const read = new Set(games.map(({ id }) => id));
      const ids = [...told.map(record => record?.id), ...texts].filter(id => typeof id === 'string');
      return { games, unreadable: [...new Set(ids)].filter(id => !read.has(id)).toSorted() };
    });
  }

  /** Its text, and who played it. */
  read(id: string): Promise<Done<KeptGame | undefined>> {
    return this.#with(async database => {
      const [text, told] = await Promise.all([database.get('texts', id), database.get('told', id)]);
      return keptGame(text, told);
    });
  }

  /**
   * Both or neither: a list never tells of a game that is not there. `known` is the revision that the page has read or
   * written last; where another one is kept by now, nothing is written, so that no page writes over what it has not seen.
   */
  write(kept: Omit<Kept, 'revision'>, text: string, known?: number): Promise<Done<Written>> {
    return this.#with(async database => {
      const transaction = database.transaction(['told', 'texts'], 'readwrite');
      const [told, texts] = [transaction.objectStore('told'), transaction.objectStore('texts')];
      return ended(transaction, async () => {
        const [all, there] = await Promise.all([told.getAll(), texts.get(kept.id)]);
        const before = all.find(({ id }) => id === kept.id);
        const found = keptGame(there, before);
        if (found !== undefined && found.revision !== known) return { is: 'written-elsewhere', found };
        const revision = 1 + Math.max(0, ...all.map(revisionOf));
        // A game that has got a name from its list keeps it.
        const name = kept.name ?? found?.name;
        const named = name === undefined ? {} : { name };
        await Promise.all([told.put({ ...kept, ...named, revision }), texts.put(text, kept.id)]);
        return { is: 'written', revision };
      });
    });
  }

  rename(id: string, name: string): Promise<Done> {
    return this.#with(async database => {
      const transaction = database.transaction('told', 'readwrite');
      return ended(transaction, async () => {
        const kept = await transaction.store.get(id);
        if (kept !== undefined) await transaction.store.put({ ...kept, name, by: 'hand' });
        return undefined;
      });
    });
  }

  remove(id: string): Promise<Done> {
    return this.#with(async database => {
      const transaction = database.transaction(['told', 'texts'], 'readwrite');
      return ended(transaction, async () => {
        const stores = [transaction.objectStore('told'), transaction.objectStore('texts')];
        await Promise.all(stores.map(store => store.delete(id)));
        return undefined;
      });
    });
  }

  async #with<Value>(work: (database: Database) => Promise<Value>): Promise<Done<Value>> {
    const worked = async () => {
      this.#opening ??= this.#open();
      return work(await this.#opening);
    };
    try {
      return { ok: true, value: await inTime(worked(), this.#patience) };
    } catch (reason) {
      // The next time it is tried anew: room may have been made, or the database been closed by another tab. A browser
      // that has not answered yet is not asked a second time.
      if (!(reason instanceof NoAnswer)) this.#opening = undefined;
      return { ok: false, fault: faultOf(reason) };
    }
  }
}

/** What the work gives once all of it is kept. The end is listened to from the start: whichever fails first, it is told once. */
async function ended<Value>(
  transaction: { readonly done: Promise<void> },
  work: () => Promise<Value>,
): Promise<Value> {
  const [value] = await Promise.all([work(), transaction.done]);
  return value;
}

/** What was written before revisions were counted is older than everything since. */
function revisionOf({ revision }: { readonly revision?: unknown }): number {
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision < highest ? revision : 0;
}

/** No device writes so often; a made-up number must not use up the others. */
const highest = 2 ** 50;

function keptGame(text: unknown, told: object | undefined): KeptGame | undefined {
  if (typeof text !== 'string') return undefined;
  const { players, reactions, name, revision }: { [field: string]: unknown } = { ...told };
  return {
    text,
    players: Array.isArray(players) ? players.map(String) : [],
    ...(Array.isArray(reactions) && reactions.length > 0 ? { reactions: reactions.map(String) } : {}),
    ...(typeof name === 'string' && name.trim() !== '' ? { name } : {}),
    revision: revisionOf({ revision }),
  };
}
