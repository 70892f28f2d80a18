/** A board whose locations stand in a row: a liner, the Cylon locations, whatever a book brings. */
import type { Board } from '#engine/model/vocabulary.ts';
import { cutBox } from '../layout/shape.ts';
import type { BoardModel, PrintedLocation, Stacked } from '../model.ts';
import { useScene } from '../scene.ts';
import { Orbit } from './Orbit.tsx';
import { Room } from './Room.tsx';
import { StackSpace } from './StackSpace.tsx';

export type RowBoard = Exclude<Board, 'galactica'>;
type Props = { readonly board: RowBoard };

const roomsOn = ({ print }: BoardModel, board: RowBoard): readonly PrintedLocation[] =>
  print.locations.filter(location => location.board === board);
const stacksOn = ({ stacks = [] }: BoardModel, board: RowBoard): readonly Stacked[] =>
  stacks.filter(({ on }) => on === board);

const tellsOfOrbit = ({ orbit }: BoardModel, board: RowBoard): boolean =>
  board === 'new-caprica' && orbit !== undefined;

/** Locations, spaces for stacks behind them, and where Galactica is meanwhile. */
export const cellsOn = (model: BoardModel, board: RowBoard): number =>
  roomsOn(model, board).length + stacksOn(model, board).length + (tellsOfOrbit(model, board) ? 1 : 0);

export function RowOfRooms({ board }: Props) {
  const { model, plan } = useScene();
  const rooms = roomsOn(model, board);
  const { w, h } = plan.rowBox(cellsOn(model, board));
  return (
    <>
      {plan.kind === 'wide' && <path class={`hull ${board}`} d={hullOf(board, w, h)} />}
      {rooms.map((location, at) => {
        const { x, y } = plan.roomAt(board, location.id, at);
        return <Room key={location.id} location={location} x={x} y={y} />;
      })}
      {stacksOn(model, board).map((stack, at) => {
        const { x, y } = plan.roomAt(board, stack.id, rooms.length + at);
        return <StackSpace key={stack.id} stack={stack} x={x} y={y} />;
      })}
      {tellsOfOrbit(model, board) && <Orbit {...plan.roomAt(board, 'orbit', cellsOn(model, board) - 1)} />}
    </>
  );
}

type Hull = (w: number, h: number) => string;

/** A slender liner, the points of a basestar, the horizon of a planet; other ships are plain. */
const hulls: { readonly [board in RowBoard]?: Hull } = {
  'colonial-one': (w, h) =>
    `M2 ${h / 2}Q4 12 24 2H${w - 18}L${w - 2} 18V${h - 18}L${w - 18} ${h - 2}H24Q4 ${h - 12} 2 ${h / 2}Z`,
  cylon: (w, h) =>
    `M2 2 20 7H${w - 20}L${w - 2} 2 ${w - 9} ${h / 2} ${w - 2} ${h - 2} ${w - 20} ${h - 7}H20L2 ${h - 2} 9 ${h / 2}Z`,
  'new-caprica': (w, h) => `M2 ${h - 2}V14Q${w / 2} -9 ${w - 2} 14V${h - 2}Z`,
};

function hullOf(board: RowBoard, w: number, h: number): string {
  return hulls[board]?.(w, h) ?? cutBox({ x: 2, y: 2, w: w - 4, h: h - 4 }, 22);
}
