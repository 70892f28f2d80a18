/** What a reader can be asked to foretell. The right answer is what happened; the engine finds the wrong ones. */
export const asks = [
  'check',
  'sum',
  'die',
  'amount',
  'target',
  'move',
  'title',
  'turn',
  'over',
  'knows',
  'happens',
  'allowed',
] as const;
export type Ask = (typeof asks)[number];

/** What a reader can be asked to do: what the script does, or whatever the engine takes there. */
export const deeds = ['same', 'any'] as const;
export type DeedKind = (typeof deeds)[number];
