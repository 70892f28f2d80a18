/** How a scenario writes a slot: words a schema is made from, and how a position is read and written. */
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';

/** What may stand under a key. */
export type Written =
  | { readonly is: 'count' | 'flag' | 'locations'; readonly description?: string }
  | { readonly is: 'word'; readonly of: readonly string[]; readonly description?: string }
  | { readonly is: 'card' | 'cards'; readonly of: PileName; readonly description?: string }
  | {
      readonly is: 'map';
      readonly fields: { readonly [field: string]: Written };
      readonly description?: string;
    };

export type Path = readonly (string | number)[];

/** A table on which a position is being laid out. Every card is taken out of the box, so none lies in two places. */
export interface Laying {
  readonly lib: Library;
  readonly state: State;
  /** Takes the named cards; a card that is not there any more is reported and left out. */
  claim(pile: PileName, cards: readonly CardId[], path: Path): CardId[];
  /** Keeps cards that the set-up dealt; one that is wanted elsewhere is replaced by another of its pile. */
  keep(pile: PileName, cards: readonly CardId[]): CardId[];
  complain(path: Path, message: string): void;
}

/** What a position says: each key of the notation with what stands under it, if anything does. */
export type Given = { readonly [key: string]: unknown };

export interface Notation<Value> {
  /** Keys of the position, or of a seat in it; `reserves.fighters` is a key within `reserves`. */
  readonly keys: { readonly [key: string]: Written };
  /** Changes to the table before anything is laid on it. */
  prepare?(lib: Library, state: State, given: Given): void;
  /** The value that a position gives, or that the set-up has left where it gives none. */
  lay(laying: Laying, given: Given, before: Value | undefined, seat: Seat, path: Path): Value | undefined;
  /** After all named cards have been taken: cards the set-up dealt, where the position does not name them. */
  keep?(laying: Laying, given: Given, before: Value | undefined, seat: Seat): Value | undefined;
  /** When everything else lies where it should. */
  finish?(laying: Laying, path: Path): void;
  /** What stands under the keys for this value. */
  write(value: Value | undefined): Given;
  /** Under this name what a player knows of the hidden cards is referred to: `tigh.omens`. */
  readonly reference?: string;
}

/** What a position says under a key: lists of ids are checked against the notation before anything is laid. */
export const list = (given: Given, key: string): readonly string[] | undefined =>
  given[key] as readonly string[] | undefined;
export const number = (given: Given, key: string): number | undefined => given[key] as number | undefined;
