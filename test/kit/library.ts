import { compile } from '#engine/index.ts';
import { baseBook } from './books.ts';

/** The base game, compiled once for all tests of a file. */
export const base = compile([baseBook]);
