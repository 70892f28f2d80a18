/** A space of a board that shows how something stands: its name, a symbol, and a word or two. */
import { lineText } from '../describe/line.ts';
import { cellLine } from '../describe/stacks.ts';
import { roomSizeOn } from '../layout/plan.ts';
import { cutBox } from '../layout/shape.ts';
import { fittingSize } from '../layout/text.ts';
import type { Cell } from '../model.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { Spot } from './Spot.tsx';

type Props = { readonly cell: Cell; readonly x: number; readonly y: number };

export function CellSpace({ cell, x, y }: Props) {
  const { words, plan } = useScene();
  const { w, h } = roomSizeOn(plan, cell.on);
  const line = cellLine(words, cell);
  const [says = ''] = line.items;
  return (
    <Spot
      id={cell.id}
      label={lineText(words, line)}
      class="room"
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, 14)} />}
    >
      <text class="name" x="7" y="19" font-size={plan.roomNames[0]}>
        {line.name}
      </text>
      <Sign class={cell.faint ? 'faint' : 'ink'} d={cell.symbol} x={w / 2} y={h / 2 + 2} size={30} />
      <text class="small" x="7" y={h - 9} font-size={fittingSize([says], 14, w - 14)}>
        {says}
      </text>
    </Spot>
  );
}
