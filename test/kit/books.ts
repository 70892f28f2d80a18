/** The books by name, for tests that need one of them, and the library of the base game. */
import { bookOf } from '#books/atBuild/cards.ts';
import { ruleIds } from '#books/atBuild/rules.ts';
import { books } from '#books/registry.ts';
import { compile, type Library } from '#engine/index.ts';
import { Reader } from '#scenarios/reader/read.ts';

export const baseBook = bookOf('base');
export const pegasusBook = bookOf('pegasus');
export const daybreakBook = bookOf('daybreak');

export const library: Library = compile([baseBook]);

/** A reader of scenarios that are played with this library. */
export const readerOf = (lib: Library): Reader => new Reader(lib, { books: [...new Set([...books, ...lib.books])], rules: ruleIds });
