/** The books that are on every table, at hand without waiting. */

import { facet as cards } from '#books/base/cards/index.ts';
import { facet as code } from '#books/base/engine/index.ts';
import { compile, type Library } from '#engine/index.ts';

export const library: Library = compile([{ ...cards, code }]);
