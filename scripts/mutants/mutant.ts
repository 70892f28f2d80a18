/** One small fault that could have been made while writing the engine or a card. */
export interface Mutant {
  /** Path from the root of the project. */
  readonly file: string;
  /** Offsets of what is replaced, and by what. */
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  readonly line: number;
  /** The id of the card, place or person it is part of. */
  readonly about?: string;
  /** The kind of fault, in a word. */
  readonly kind: Kind;
  /** The fault as a reader sees it: `n: 5 → 6`. */
  readonly change: string;
}

export const kinds = [
  'number',
  'comparison',
  'arithmetic',
  'condition',
  'word',
  'order',
  'dropped',
  'method',
] as const;
export type Kind = (typeof kinds)[number];

/** What became of it. A survivor was noticed by none of the scenarios that reach it; `reached` is how many did. */
export type Verdict =
  | { readonly survived: false; readonly by: string }
  | { readonly survived: true; readonly reached: number };

export const mutated = (text: string, { start, end, becomes }: Mutant): string =>
  text.slice(0, start) + becomes + text.slice(end);
