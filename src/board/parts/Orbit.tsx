/** Where Galactica is while the fleet is on the ground. */
import { lineText } from '../describe/line.ts';
import { orbitLines } from '../describe/stacks.ts';
import { cutBox } from '../layout/shape.ts';
import { fittingSize } from '../layout/text.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { Spot } from './Spot.tsx';

export function Orbit({ x, y }: { readonly x: number; readonly y: number }) {
  const { model, words, plan } = useScene();
  const { w, h } = plan.roomSize;
  const [line] = orbitLines(model, words);
  if (line === undefined) return null;
  const [where = ''] = line.items;
  return (
    <Spot
      id={line.spot}
      label={lineText(words, line)}
      class="room"
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, 14)} />}
    >
      <text class="name" x="7" y="19" font-size={plan.roomNames[0]}>
        {line.name}
      </text>
      <Sign
        class={model.orbit === 'back' ? 'ink' : 'faint'}
        d={tokenSymbols.fleet}
        x={w / 2}
        y={h / 2 + 2}
        size={30}
      />
      <text class="small" x="7" y={h - 9} font-size={fittingSize([where], 14, w - 14)}>
        {where}
      </text>
    </Spot>
  );
}
