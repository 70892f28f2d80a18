/** What there is in a game of these books: what their cards and procedures may name. */
import type { Library } from '../library/library.ts';
import { merged } from '../library/merged.ts';
import type { Book } from '../model/card.ts';
import { coreBoards } from '../model/vocabulary.ts';
import type { Forms, FurtherFields } from './form.ts';

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
  const added = (thing: keyof FurtherFields) => merged(all.map(({ fields }) => fields?.[thing]));
  const forms = {
    fields: {
      crises: added('crises'),
      locations: added('locations'),
      objectives: added('objectives'),
      loyaltyDecks: added('loyaltyDecks'),
      among: added('among'),
    },
    cards: merged(all.map(({ cards }) => cards)),
    ops: merged(all.map(({ ops }) => ops)),
    tests: merged(all.map(({ tests }) => tests)),
    queries: merged(all.map(({ queries }) => queries)),
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
