/** The books that are on every table, at hand without waiting. */
import { compile, type Library } from '#engine/index.ts';
import { facet as cards } from './base/cards/index.ts';
import { facet as code } from './base/engine/index.ts';

export const library: Library = compile([{ ...cards, code }]);
