/** What there is in a game of these books: what their cards and procedures may name. */
import type { Library } from '../library/library.ts';
import type { Book } from '../model/card.ts';
import { coreBoards } from '../model/vocabulary.ts';
import type { Forms } from './form.ts';

export interface Known {
  readonly lib: Library;
  readonly skills: ReadonlySet<string>;
  /** Of the core, and those that books name in `boards`. */
  readonly boards: ReadonlySet<string>;
  /** Those that a book names and another one brings included. */
  readonly characters: ReadonlySet<string>;
  /** Limits that several abilities share, and marks that a check bears. */
  readonly limits: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
  readonly forms: Required<Forms>;
}

/** The forms of the core with those that books bring for what is theirs. */
export function knownOf(lib: Library, books: readonly Book[], core: Forms, rules: readonly string[]): Known {
  const all = [core, ...books.flatMap(({ code }) => code.forms ?? [])];
  const awaited = books.flatMap(book => book.awaited ?? []);
  const forms = {
    cards: Object.assign({}, ...all.map(({ cards }) => cards)),
    ops: Object.assign({}, ...all.map(({ ops }) => ops)),
    tests: Object.assign({}, ...all.map(({ tests }) => tests)),
    queries: Object.assign({}, ...all.map(({ queries }) => queries)),
  };
  return {
    lib,
    skills: new Set(lib.skills),
    boards: new Set<string>([...coreBoards, ...books.flatMap(({ code }) => code.boards ?? [])]),
    characters: new Set([...lib.characters.keys(), ...awaited]),
    limits: new Set(books.flatMap(({ code }) => code.limits ?? [])),
    marks: new Set(books.flatMap(({ code }) => code.marks ?? [])),
    rules: new Set(rules),
    forms,
  };
}
