/** What of Pegasus ends with a character who leaves the game. */
import type { BookTies } from '#engine/library/facet.ts';
import type { LocalTies } from '#engine/model/ties.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { turnMarks } from './cards/offices.ts';
import type { PegasusLocals } from './words.ts';

const locals: LocalTies<PegasusLocals> = {
  'draw-if-few': { left: 'player' },
  // Left behind was the character.
  'execute-those-left': { left: (left, gone) => left.filter((seat: Seat) => seat !== gone) },
  // Ordered for the character, by their own drawback or by a card.
  'next-execution': { waiting: (waiting, gone) => waiting.filter(({ seat }) => seat !== gone) },
};

export const pegasusTies: BookTies = {
  locals,
  owed: ['execution', 'execution-without-loss'],
  turnMarks,
};
