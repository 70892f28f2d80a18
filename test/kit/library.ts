import { baseBook } from '../../src/cards/base/index.ts';
import { compile } from '../../src/engine/index.ts';

/** The base game, compiled once for all tests of a file. */
export const base = compile([baseBook]);
