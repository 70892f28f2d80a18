/** What the invented book puts on the board. */
import { type BoardNames, defineBoard } from '#board/facet.ts';

interface Names extends BoardNames {
  readonly boards: { readonly comet: object };
  readonly piles: { readonly omens: object };
  readonly areas: { readonly halo: object };
}

declare module '#board/words.ts' {
  interface BoardKeys {
    readonly tiny: 'parts.comet' | 'decks.omens' | 'star.name' | 'star.risen' | 'star.down';
  }
}

export const facet = defineBoard<Names>({
  boards: { comet: { width: 'small', hull: (w, h) => `M0 0H${w}L${w / 2} ${h}z` } },
  areas: { halo: { on: 'comet' } },
  further({ slots: { star } }) {
    if (!star) return undefined;
    const risen = star.height > 0;
    return {
      cells: [
        {
          id: 'star',
          on: 'comet',
          name: 'star.name',
          says: risen ? 'star.risen' : 'star.down',
          symbol: 'M12 2 20 20H4z',
          faint: !risen,
        },
      ],
    };
  },
  symbols: { decks: { omens: 'M4 4h16v16H4z' } },
});
