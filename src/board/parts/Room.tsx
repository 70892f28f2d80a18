/** A location: its name, who is there, and whether it is damaged. */

import { lineText } from '../describe/line.ts';
import { locationLine } from '../describe/locations.ts';
import { cutBox } from '../layout/shape.ts';
import { type PrintedLocation, peopleAt, tokensAt } from '../model.ts';
import { roomLettering, tagFlow } from '../room.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { Person } from './Person.tsx';
import { Spot } from './Spot.tsx';
import { TokenTag } from './TokenTag.tsx';

type Props = { readonly location: PrintedLocation; readonly x: number; readonly y: number };

export function Room({ location, x, y }: Props) {
  const scene = useScene();
  const { model, words, plan } = scene;
  const { id, hazardous } = location;
  const { w, h } = plan.roomSize;
  const damaged = model.damaged.includes(id);
  const { lines: name, size, field } = roomLettering(words, id, plan);
  const lineHeight = size + 2;
  const people = peopleAt(model, id);
  const tokens = tokensAt(model, id);
  const { scale, corners, lines } = tagFlow(scene, location);
  return (
    <Spot
      id={id}
      label={lineText(words, locationLine(model, words, id))}
      class={`room${damaged ? ' damaged' : ''}`}
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, 14)} />}
    >
      {damaged && (
        <path
          class="cracks"
          d={`M0 ${h - 34} ${h - 34} 0M0 ${h} ${h} 0M34 ${h} ${w} ${Math.max(8, h - 98)}`}
        />
      )}
      {damaged && (
        <Sign class="alarm" d={tokenSymbols.damaged} x={w / 2} y={h * (2 / 3)} size={Math.min(58, h / 2)} />
      )}
      {hazardous && <Sign class="faint" d={tokenSymbols.hazardous} x={w - 15} y={h - 15} size={18} />}
      <text class="name" x="7" y={size + 5} font-size={size}>
        {name.map((line, at) => (
          <tspan key={line} x="7" dy={at === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      <g transform={`translate(${field.x} ${field.y})${scale === 1 ? '' : `scale(${scale})`}`}>
        {people.map((player, at) => (
          <Person
            key={player.id}
            player={player}
            lines={lines}
            x={corners[at]?.x ?? 0}
            y={corners[at]?.y ?? 0}
          />
        ))}
        {tokens.map((token, at) => {
          const { x: left = 0, y: top = 0 } = corners[people.length + at] ?? {};
          return <TokenTag key={token.kind} token={token} x={left} y={top} />;
        })}
      </g>
    </Spot>
  );
}
