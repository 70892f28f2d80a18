/** The planet: what stands on it, which ships wait there, and where Galactica is meanwhile. */
import type { BoardShape, Further } from '#board/facet.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import type { View } from '#engine/view/view.ts';

const board = 'new-caprica';

/** The horizon of a planet, on the table once the fleet has settled there. */
export const planet: BoardShape = {
  width: 'whole',
  hull: (w, h) => `M2 ${h - 2}V14Q${w / 2} -9 ${w - 2} 14V${h - 2}Z`,
  isLaid: ({ slots }) => slots.newCaprica !== undefined,
};

export function further({ slots: { newCaprica } }: View): Further | undefined {
  if (!newCaprica) return undefined;
  const { forces, locked, prepared, orbit } = newCaprica;
  return {
    tokens: [...new Set(forces)].map(at => ({
      kind: 'occupation-force',
      at,
      n: forces.filter(force => force === at).length,
    })),
    stacks: [
      { id: 'locked', on: board, cards: locked },
      { id: 'prepared', on: board, cards: prepared },
    ],
    // Galactica is told of where the fleet is without it.
    cells: [
      {
        id: 'orbit',
        on: board,
        name: 'parts.galactica',
        says: orbit ? 'orbit.back' : 'orbit.away',
        symbol: tokenSymbols.fleet,
        faint: !orbit,
      },
    ],
    // While the fleet is on the ground nothing happens on the ships but those of the Cylons.
    ...(orbit ? {} : { first: [board, 'cylon'] }),
  };
}
