import { baseBook } from '#books/base/cards/index.ts';
import { compile } from '#engine/index.ts';

/** The base game, compiled once for all tests of a file. */
export const base = compile([baseBook]);
