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
  /** How many lines of rooms there are, one below the other. */
  readonly lines: number;
  readonly rows: number;
  readonly roomWidthOn: (board: Board) => number;
  readonly boardWidth: (board: Board, spaces: number) => number;
  /** How many lines of rooms a board has, and how many rooms stand in a line. */
  readonly foldOf: (spaces: number) => { readonly lines: number; readonly inLine: number };
}

/** As many boards in each row as leave their rooms a width. */
export function boardRows(boards: BoardSpaces, measures: Measures): BoardRows {
  const { width, margin, roomGap, least } = measures;
  const most = Math.floor((width - margin.left - margin.right + roomGap) / (least + roomGap));
  const foldOf = (spaces: number) => {
    const lines = Math.max(1, Math.ceil(spaces / most));
    return { lines, inLine: Math.ceil(spaces / lines) };
  };
  const folded: BoardSpaces = boards.map(([board, n]) => [board, foldOf(n).inLine]);
  const rows: (readonly [Board, number])[][] = [];
  for (const board of folded) {
    const row = rows.at(-1);
    if (row !== undefined && roomWidth([...row, board], measures) >= least) row.push(board);
    else rows.push([board]);
  }
  const widths = new Map<Board, number>();
  for (const row of rows) for (const [board] of row) widths.set(board, roomWidth(row, measures));
  const roomWidthOn = (board: Board) => widths.get(board) ?? measures.broadest;
  const spacesOn = new Map(boards);
  const linesIn = (row: BoardSpaces) =>
    Math.max(...row.map(([board]) => foldOf(spacesOn.get(board) ?? 1).lines));
  return {
    rows: rows.length,
    lines: rows.reduce((sum, row) => sum + linesIn(row), 0),
    roomWidthOn,
    boardWidth: (board, spaces) =>
      margin.left + margin.right + foldOf(spaces).inLine * (roomWidthOn(board) + roomGap) - roomGap,
    foldOf,
  };
}

function roomWidth(row: BoardSpaces, { width, between, roomGap, margin, broadest }: Measures): number {
  const spaces = row.reduce((sum, [, n]) => sum + n, 0);
  const free = width - (row.length - 1) * between - row.length * (margin.left + margin.right - roomGap);
  return Math.min(broadest, Math.floor(free / spaces) - roomGap);
}
