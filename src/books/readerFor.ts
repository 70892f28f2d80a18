import { parseDocument } from 'yaml';
import type { Library } from '#engine/index.ts';
import { Reader } from '#scenarios/reader/read.ts';
import { libraryOf } from './libraries.ts';
import { namesFor } from './registry.ts';

const readers = new Map<Library, Reader>();

/** The books a scenario names, as far as they can be made out; what is wrong with the list its reader says. */
function namedBooks(text: string): string[] {
  const head: unknown = parseDocument(text.split(/^game:/m, 1)[0] ?? '').toJS();
  const named: unknown = typeof head === 'object' && head !== null ? Reflect.get(head, 'books') : undefined;
  return Array.isArray(named) ? named.map(String) : [];
}

/** The reader of scenarios that are played with these books. */
export async function readerOf(named: readonly string[]): Promise<Reader> {
  const [lib, names] = await Promise.all([libraryOf(named), namesFor(named)]);
  const reader = readers.get(lib) ?? new Reader(lib, names);
  readers.set(lib, reader);
  return reader;
}

/** The reader of the books this scenario is played with. */
export function readerFor(text: string): Promise<Reader> {
  return readerOf(namedBooks(text));
}
