/** Colonial One, and the Cylon locations: a hull around one row of rooms. */
import { useScene } from '../scene.ts';
import { Room } from './Room.tsx';

type Props = { readonly board: 'colonial-one' | 'cylon' };

export function RowOfRooms({ board }: Props) {
  const { model, plan } = useScene();
  const rooms = model.print.locations.filter(location => location.board === board);
  const { w, h } = plan.rowBox(rooms.length);
  return (
    <>
      {plan.kind === 'wide' && <path class={`hull ${board}`} d={hulls[board](w, h)} />}
      {rooms.map((location, at) => {
        const { x, y } = plan.roomAt(board, location.id, at);
        return <Room key={location.id} location={location} x={x} y={y} />;
      })}
    </>
  );
}

/** A slender liner, and the points of a basestar. */
const hulls = {
  'colonial-one': (w: number, h: number) =>
    `M2 ${h / 2}Q4 12 24 2H${w - 18}L${w - 2} 18V${h - 18}L${w - 18} ${h - 2}H24Q4 ${h - 12} 2 ${h / 2}Z`,
  cylon: (w: number, h: number) =>
    `M2 2 20 7H${w - 20}L${w - 2} 2 ${w - 9} ${h / 2} ${w - 2} ${h - 2} ${w - 20} ${h - 7}H20L2 ${h - 2} 9 ${h / 2}Z`,
} as const;
