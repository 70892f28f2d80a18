/** The books of the game whose rules we hold, in the order in which they came out. */
export const books = ['base', 'pegasus', 'daybreak'] as const;
export type Book = (typeof books)[number];
