/** A Cylon Leader about to matter. */
import { battle } from '#books/base/site/play/moments/common.ts';
import type { Find } from '#ui/moments/moments.ts';

/** Among humans a Cylon Leader has the most to do. */
export const character: Find = (lib, id) =>
  lib.characters.get(id)?.class === 'cylon-leader'
    ? {
        character: id,
        step: 'movement',
        you: { at: 'weapons-control', revealed: 'infiltrating' },
        position: battle(),
      }
    : undefined;
