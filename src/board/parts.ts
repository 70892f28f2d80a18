/** The parts a board is put together from, in reading order: the ships, and the instruments beside them. */
export const boardSides = [
  ['space', 'colonial-one', 'cylon'],
  ['resources', 'jump', 'boarding', 'reserves', 'players', 'decks'],
] as const;
export const boardParts = boardSides.flat();
export type BoardPart = (typeof boardParts)[number];
