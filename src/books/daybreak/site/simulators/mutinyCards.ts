import type { HeldCards } from '#books/playFacet.ts';

/** The Mutiny cards that a player holds. */
export const mutinyCards: HeldCards = { name: 'mutiny', of: ({ slots }) => slots.mutiny ?? [] };
