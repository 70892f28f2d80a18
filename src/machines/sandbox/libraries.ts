/** The books a game is played with: fetched when it is opened, and kept. */
export { libraryOf } from '#scenarios/books.ts';
