/** The books scenarios are played with. */
import { baseBook } from '#books/base/cards/index.ts';
import { compile } from '#engine/index.ts';

export const library = compile([baseBook]);
