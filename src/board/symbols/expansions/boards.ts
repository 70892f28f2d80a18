/** The boards we draw, those of the expansions last. */
import { type Board, coreBoards } from '#engine/model/vocabulary.ts';

export const boards = [
  ...coreBoards,
  'pegasus',
  'new-caprica',
  'demetrius',
  'rebel-basestar',
] as const satisfies readonly Board[];
