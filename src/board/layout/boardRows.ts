/** The boards beside space, in rows below it, all on one scale. */
import type { Board } from '#engine/model/vocabulary.ts';

/** How many spaces each of these boards has, in their order. */
export type BoardSpaces = readonly (readonly [board: Board, spaces: number])[];

interface Measures {
  readonly width: number;
  /** Between two boards. */
  readonly between: number;
  readonly roomGap: number;
  readonly margin: { readonly left: number; readonly right: number };
  readonly broadest: number;
  readonly least: number;
}

export interface BoardRows {
  readonly rows: number;
  readonly roomWidthOn: (board: Board) => number;
  readonly boardWidth: (board: Board, spaces: number) => number;
}

/** As many boards in each row as leave their rooms a width. */
export function boardRows(boards: BoardSpaces, measures: Measures): BoardRows {
  const { margin, roomGap, least } = measures;
  const rows: (readonly [Board, number])[][] = [];
  for (const board of boards) {
    const row = rows.at(-1);
    if (row !== undefined && roomWidth([...row, board], measures) >= least) row.push(board);
    else rows.push([board]);
  }
  const widths = new Map<Board, number>();
  for (const row of rows) for (const [board] of row) widths.set(board, roomWidth(row, measures));
  const roomWidthOn = (board: Board) => widths.get(board) ?? measures.broadest;
  return {
    rows: rows.length,
    roomWidthOn,
    boardWidth: (board, spaces) =>
      margin.left + margin.right + spaces * (roomWidthOn(board) + roomGap) - roomGap,
  };
}

function roomWidth(row: BoardSpaces, { width, between, roomGap, margin, broadest }: Measures): number {
  const spaces = row.reduce((sum, [, n]) => sum + n, 0);
  const free = width - (row.length - 1) * between - row.length * (margin.left + margin.right - roomGap);
  return Math.min(broadest, Math.floor(free / spaces) - roomGap);
}
