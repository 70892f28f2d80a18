/** What the books that are on every table put on the board, at hand without waiting. */

import type { BoardFacets } from '#board/facet.ts';
import { facet } from '#books/base/board/facet.ts';

export const facets: BoardFacets = [facet];
