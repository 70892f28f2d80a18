/** What a reader can be asked to foretell. The right answer is what happened; the engine finds the wrong ones. */
export const asks = ['check', 'die', 'amount', 'target', 'move', 'title', 'allowed'] as const;
export type Ask = (typeof asks)[number];
