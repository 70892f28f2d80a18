/** The parts a board is put together from, in reading order: the ships, and the instruments beside them. */
import type { Board } from '#engine/model/vocabulary.ts';
import type { BoardModel } from './model.ts';

/** Galactica lies in the midst of space. */
const inSpace = 'galactica';
export const instruments = ['resources', 'jump', 'boarding', 'reserves', 'players', 'decks'] as const;
export type Instrument = (typeof instruments)[number];

/** A board whose locations stand in a row. */
export type RowBoard = Exclude<Board, typeof inSpace>;
export type BoardPart = 'space' | RowBoard | Instrument;

const isInRow = (board: Board): board is RowBoard => board !== inSpace;

/** The boards that lie beside space, each drawn from the locations printed on it. */
export const rowBoards = ({ print }: BoardModel): readonly RowBoard[] => [
  ...new Set(print.locations.map(({ board }) => board).filter(isInRow)),
];

/** Of several positions the one in which most boards lie on the table: a board may come to lie there only later. */
export const widest = (models: readonly BoardModel[]): BoardModel | undefined =>
  models.toSorted((one, other) => rowBoards(other).length - rowBoards(one).length)[0];

/** The ships, the planet and what stands on them, without the instruments. */
export const shipParts = (model: BoardModel): readonly BoardPart[] => ['space', ...rowBoards(model)];

export const boardParts = (model: BoardModel): readonly BoardPart[] => [...shipParts(model), ...instruments];
