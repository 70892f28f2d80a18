/** A board whose locations stand in a row: a liner, the Cylon locations, whatever a book brings. */
import { shapeOf } from '../facet.ts';
import { cutBox } from '../layout/shape.ts';
import type { AfarArea, BoardModel, Cell, PrintedLocation, Stacked } from '../model.ts';
import type { RowBoard } from '../parts.ts';
import { useScene } from '../scene.ts';
import { AreaSpace } from './AreaSpace.tsx';
import { CellSpace } from './CellSpace.tsx';
import { Room } from './Room.tsx';
import { StackSpace } from './StackSpace.tsx';

type Props = { readonly board: RowBoard };

const roomsOn = ({ print }: BoardModel, board: RowBoard): readonly PrintedLocation[] =>
  print.locations.filter(location => location.board === board);
const stacksOn = ({ stacks = [] }: BoardModel, board: RowBoard): readonly Stacked[] =>
  stacks.filter(({ on }) => on === board);
const cellsBehind = ({ cells = [] }: BoardModel, board: RowBoard): readonly Cell[] =>
  cells.filter(({ on }) => on === board);

const areasOn = ({ areas = [] }: BoardModel, board: RowBoard): readonly AfarArea[] =>
  areas.filter(({ on }) => on === board);

/** Locations, spaces for stacks behind them, what shows how something stands, and places of ships. */
export const cellsOn = (model: BoardModel, board: RowBoard): number =>
  roomsOn(model, board).length +
  stacksOn(model, board).length +
  cellsBehind(model, board).length +
  areasOn(model, board).length;

export function RowOfRooms({ board }: Props) {
  const { model, words, plan } = useScene();
  const rooms = roomsOn(model, board);
  const stacks = stacksOn(model, board);
  const cells = cellsBehind(model, board);
  const { w, h } = plan.rowBox(cellsOn(model, board), board);
  const { hull = plainHull } = shapeOf(board, words.facets);
  return (
    <>
      {plan.kind === 'wide' && <path class={`hull ${board}`} d={hull(w, h)} />}
      {rooms.map((location, at) => {
        const { x, y } = plan.roomAt(board, location.id, at);
        return <Room key={location.id} location={location} x={x} y={y} />;
      })}
      {stacks.map((stack, at) => {
        const { x, y } = plan.roomAt(board, stack.id, rooms.length + at);
        return <StackSpace key={stack.id} stack={stack} x={x} y={y} />;
      })}
      {cells.map((cell, at) => (
        <CellSpace
          key={cell.id}
          cell={cell}
          {...plan.roomAt(board, cell.id, rooms.length + stacks.length + at)}
        />
      ))}
      {areasOn(model, board).map((area, at) => (
        <AreaSpace
          key={area.id}
          area={area}
          {...plan.roomAt(board, area.id, rooms.length + stacks.length + cells.length + at)}
        />
      ))}
    </>
  );
}

const plainHull = (w: number, h: number): string => cutBox({ x: 2, y: 2, w: w - 4, h: h - 4 }, 22);
