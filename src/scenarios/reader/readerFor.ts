import { parseDocument } from 'yaml';
import type { Library } from '#engine/index.ts';
import { libraryOf } from '../books.ts';
import { Reader } from './read.ts';

const readers = new Map<Library, Reader>();

/** The books a scenario names, as far as they can be made out; what is wrong with the list its reader says. */
function namedBooks(text: string): string[] {
  const head: unknown = parseDocument(text.split(/^game:/m, 1)[0] ?? '').toJS();
  const named: unknown = typeof head === 'object' && head !== null ? Reflect.get(head, 'books') : undefined;
  return Array.isArray(named) ? named.map(String) : [];
}

/** The reader of the books this scenario is played with. */
export async function readerFor(text: string): Promise<Reader> {
  const lib = await libraryOf(namedBooks(text));
  const reader = readers.get(lib) ?? new Reader(lib);
  readers.set(lib, reader);
  return reader;
}
