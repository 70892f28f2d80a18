/** How space, Galactica and the boards beside her are drawn. */
import type { ComponentType } from 'preact';
import type { Plan } from './layout/plan.ts';
import type { Box } from './layout/shape.ts';
import type { BoardModel } from './model.ts';
import { cellsOn, RowOfRooms } from './parts/RowOfRooms.tsx';
import { Space } from './parts/Space.tsx';
import { type BoardPart, instruments, type RowBoard } from './parts.ts';

/** What a part draws, and the box it draws in. */
export interface Drawing {
  readonly box: (model: BoardModel, plan: Plan) => Box;
  readonly Draw: ComponentType;
}

export type DrawingOf = (part: BoardPart) => Drawing;

const space: Drawing = { box: (_, plan) => plan.space, Draw: () => <Space /> };

const row = (board: RowBoard): Drawing => ({
  box: (model, plan) => plan.rowBox(cellsOn(model, board), board),
  Draw: () => <RowOfRooms board={board} />,
});

const isShip = (part: BoardPart): part is 'space' | RowBoard => !instruments.some(one => one === part);

/** For boards that show no instruments, whose drawings then need not be fetched. */
export const shipDrawing: DrawingOf = part => {
  if (!isShip(part)) throw new Error(`No drawing of "${part}": a board with instruments takes drawingOf.`);
  return part === 'space' ? space : row(part);
};
