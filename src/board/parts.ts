/** The parts a board is put together from, in reading order. */
export const boardParts = [
  'space',
  'colonial-one',
  'cylon',
  'resources',
  'jump',
  'boarding',
  'reserves',
  'players',
  'decks',
] as const;
export type BoardPart = (typeof boardParts)[number];
