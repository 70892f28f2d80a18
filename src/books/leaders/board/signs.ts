/** What an emblem of a Cylon leader stands in, on the grid of 40: the mask of a centurion. */
import type { Frame } from '#board/signs.ts';

export const frames = {
  'cylon-leader': { frame: 'M2 3.5h36L32 37.5H8z', at: [8, 7] },
} as const satisfies { readonly [kind: string]: Frame };
