/** What each part draws, and the box it draws in. */
import type { ComponentType } from 'preact';
import type { Plan } from './layout/plan.ts';
import type { Box } from './layout/shape.ts';
import type { BoardModel } from './model.ts';
import { BoardingTrack } from './parts/BoardingTrack.tsx';
import { Decks, decksHeight } from './parts/Decks.tsx';
import { JumpTrack } from './parts/JumpTrack.tsx';
import { Players, playersHeight } from './parts/Players.tsx';
import { Reserves } from './parts/Reserves.tsx';
import { Resources } from './parts/Resources.tsx';
import { cellsOn, RowOfRooms } from './parts/RowOfRooms.tsx';
import { Space } from './parts/Space.tsx';
import type { BoardPart, RowBoard } from './parts.ts';

interface Drawing {
  readonly box: (model: BoardModel, plan: Plan) => Box;
  readonly Draw: ComponentType;
}

const columnWidth = 520;
const column = (h: number): Box => ({ x: 0, y: 0, w: columnWidth, h });
const row = (board: RowBoard): Drawing => ({
  box: (model, plan) => plan.rowBox(cellsOn(model, board)),
  Draw: () => <RowOfRooms board={board} />,
});

const drawings: { readonly [part in Exclude<BoardPart, RowBoard>]: Drawing } = {
  space: { box: (_, plan) => plan.space, Draw: () => <Space /> },
  resources: { box: () => column(148), Draw: Resources },
  jump: { box: () => column(168), Draw: JumpTrack },
  boarding: { box: () => column(76), Draw: BoardingTrack },
  reserves: { box: () => column(114), Draw: Reserves },
  players: { box: ({ players }) => column(playersHeight(players.length)), Draw: Players },
  decks: { box: model => column(decksHeight(model)), Draw: Decks },
};

export const drawingOf = (part: BoardPart): Drawing =>
  Object.hasOwn(drawings, part) ? drawings[part as keyof typeof drawings] : row(part as RowBoard);
