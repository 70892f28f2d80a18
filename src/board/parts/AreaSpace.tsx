/** A place of a book where ships are: its name, and the ships as in a sector. */
import { lineText } from '../describe/line.ts';
import { areaLine } from '../describe/sectors.ts';
import { roomSizeOn } from '../layout/plan.ts';
import { cutBox } from '../layout/shape.ts';
import { fittingSize } from '../layout/text.ts';
import type { AfarArea } from '../model.ts';
import { areaField } from '../room.ts';
import { useScene } from '../scene.ts';
import { stacksOf } from '../stacks.ts';
import { Ships } from './Ships.tsx';
import { Spot } from './Spot.tsx';

type Props = { readonly area: AfarArea; readonly x: number; readonly y: number };

export function AreaSpace({ area, x, y }: Props) {
  const { model, words, plan } = useScene();
  const { w, h } = roomSizeOn(plan, area.on);
  const line = areaLine(model, words, area);
  const stacks = stacksOf(area.id, area.ships, model.players);
  return (
    <Spot
      id={area.id}
      label={lineText(words, line)}
      class="room"
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, 14)} />}
      holds={stacks.map(({ id }) => id)}
    >
      <text class="name" x="7" y="19" font-size={fittingSize([line.name], plan.roomNames[0] ?? 14, w - 14)}>
        {line.name}
      </text>
      <Ships field={areaField(plan, area.on)} stacks={stacks} />
    </Spot>
  );
}
