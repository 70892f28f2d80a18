import type { Library } from '#engine/index.ts';
import type { CardId } from '#engine/model/vocabulary.ts';

/** The kind that a book has brought for a card, where it is none of the core's. */
export const kindOf = (lib: Library, card: CardId): string | undefined =>
  lib.kinds.find(({ kind }) => lib.ownCards.get(kind)?.has(card))?.kind;
