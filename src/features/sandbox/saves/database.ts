/** Where games are kept on this device: what is told about each in one store, its text in another. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Kept } from './kept.ts';

export interface Games extends DBSchema {
  readonly told: { readonly key: string; readonly value: Kept };
  readonly texts: { readonly key: string; readonly value: string };
}

export type Database = IDBPDatabase<Games>;

const name = 'action-stations-games';
const version = 1;

/** Rejects where the browser keeps nothing for this page: storage is blocked, or there is none. */
export async function openDatabase(): Promise<Database> {
  const database = await openDB<Games>(name, version, {
    upgrade(fresh) {
      fresh.createObjectStore('told', { keyPath: 'id' });
      fresh.createObjectStore('texts');
    },
    // A newer version of the site in another tab may change the shape: this one gives way and opens again when needed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return database;
}
