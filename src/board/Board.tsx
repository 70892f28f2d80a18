/** The whole board, and any part of it. */
import { type BoardProps, BoardWith } from './BoardWith.tsx';
import { drawingOf } from './drawings.tsx';

export const Board = (props: BoardProps) => <BoardWith {...props} drawingOf={drawingOf} />;
