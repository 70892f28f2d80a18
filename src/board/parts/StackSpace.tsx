/** A stack that lies on a board: its name, how many, and the ship on top, where this viewer knows it. */
import { lineText } from '../describe/line.ts';
import { cargoText } from '../describe/sectors.ts';
import { stackLine, stackName } from '../describe/stacks.ts';
import { roomSizeOn } from '../layout/plan.ts';
import { cutBox } from '../layout/shape.ts';
import { fittingSize, lettering } from '../layout/text.ts';
import type { Stacked } from '../model.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { shipSymbols } from '../symbols/ships.ts';
import { Spot } from './Spot.tsx';

type Props = { readonly stack: Stacked; readonly x: number; readonly y: number };

export function StackSpace({ stack, x, y }: Props) {
  const { model, words, plan } = useScene();
  const { w, h } = roomSizeOn(plan, stack.on);
  const { lines: name, size } = lettering(stackName(words, stack), plan.roomNames, w - 11);
  const lineHeight = size + 2;
  const [top] = stack.cards;
  const known = top === undefined ? undefined : cargoText(top, model.print, words);
  const middle = (10 + name.length * lineHeight + h - (known === undefined ? 4 : 20)) / 2;
  return (
    <Spot
      id={stack.id}
      label={lineText(words, stackLine(model, words, stack))}
      class="room stack"
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, 14)} />}
    >
      <text class="name" x="7" y={size + 5} font-size={size}>
        {name.map((line, at) => (
          <tspan key={line} x="7" dy={at === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      <g class="civilian">
        <Sign d={shipSymbols.civilian} x={w / 2 - 16} y={middle} size={26} />
      </g>
      <text class="count" x={w / 2 + 4} y={middle + 7}>
        {stack.cards.length}
      </text>
      {known !== undefined && (
        <text class="small" x="7" y={h - 9} font-size={fittingSize([known], 13, w - 14)}>
          {known}
        </text>
      )}
    </Spot>
  );
}
