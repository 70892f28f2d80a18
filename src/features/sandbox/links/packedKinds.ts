/** What an address can bring along packed: a position, a whole game, what one seat knows. */
export const packedKinds = ['position', 'game', 'seat'] as const;
export type PackedKind = (typeof packedKinds)[number];
