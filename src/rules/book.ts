/** The books of the game whose rules and cards we hold, in the order in which they came out. */
export const books = ['base', 'pegasus', 'daybreak'] as const;
export type Book = (typeof books)[number];

/** The books that may lie on the table or not: all but the base game. */
export type Expansion = Exclude<Book, 'base'>;
export const expansions: readonly Expansion[] = books.filter(book => book !== 'base');

/** The base game and what else is named, in the order in which they came out. */
export function withBase(named: readonly string[]): readonly Book[] {
  return books.filter(book => book === 'base' || named.includes(book));
}

export const expansionsIn = (named: readonly string[]): readonly Expansion[] =>
  expansions.filter(book => named.includes(book));

/** The book that an id of a rule or of an edition's question belongs to: those of expansions begin with its name. */
export function bookOf(id: string): Book {
  return books.find(book => id.startsWith(`${book}.`)) ?? 'base';
}
