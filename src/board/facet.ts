/** What a book puts on the board: its parts, and how what it brings is drawn. */
export interface BoardFacet {
  /** Paths of its symbols, on the grid of 24. */
  readonly symbols?: { readonly [name: string]: string };
}
