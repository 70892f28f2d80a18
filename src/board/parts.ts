/** The parts a board is put together from, in reading order: the ships, and the instruments beside them. */
import type { BoardModel } from './model.ts';
import { boards } from './symbols/expansions/boards.ts';

/** Galactica lies in the midst of space. */
const ofTheBase = ['galactica', 'colonial-one', 'cylon'] as const;
export type FurtherBoard = Exclude<(typeof boards)[number], (typeof ofTheBase)[number]>;

/** Boards that a book lays beside the others: each is drawn from the locations printed on it. */
export const furtherBoards = boards.filter(
  (board): board is FurtherBoard => !ofTheBase.some(known => known === board),
);

export const boardSides = [
  ['space', 'colonial-one', 'cylon', ...furtherBoards],
  ['resources', 'jump', 'boarding', 'reserves', 'players', 'decks'],
] as const;
/** The ships, the planet and what stands on them, without the instruments. */
export const [shipParts] = boardSides;
export const boardParts = boardSides.flat();
export type BoardPart = (typeof boardParts)[number];

const isFurther = (part: string): boolean => furtherBoards.some(board => board === part);

/** A part of every board, or one whose locations lie on the table. */
export function isLaid({ print }: BoardModel, part: string): boolean {
  return !isFurther(part) || print.locations.some(({ board }) => board === part);
}
