/** A board whose pieces move and can be chosen, as one plays on it: without instruments, and told what is done where. */
import { useMemo } from 'preact/hooks';
import { LiveBoardWith, type LiveProps } from './LiveBoardWith.tsx';
import { deskPlan } from './layout/desk.ts';
import { stripPlan } from './layout/strip.ts';
import type { BoardModel } from './model.ts';
import { cellsOn } from './parts/RowOfRooms.tsx';
import { rowBoards } from './parts.ts';
import { shipDrawing } from './shipDrawings.tsx';

/** A board that is narrower has the strip: on the other one, names would be less than 11 pixels high. */
const below = 760;

export function LiveShips(props: LiveProps) {
  const { model } = props;
  const boards = spacesOf(model);
  const drawn = useMemo(() => {
    const broad = deskPlan(boards);
    const narrow = stripPlan(boards);
    return { broad, narrow, below, atFirst: [matchMedia(`(width < ${below}px)`).matches ? narrow : broad] };
  }, [boards.join()]);
  return <LiveBoardWith {...props} drawn={drawn} drawingOf={shipDrawing} />;
}

/** What happens at the moment is laid out first. */
function spacesOf(model: BoardModel) {
  const first = model.first ?? [];
  const boards = rowBoards(model).toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  return boards.map(board => [board, cellsOn(model, board)] as const);
}
