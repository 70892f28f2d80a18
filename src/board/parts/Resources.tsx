/** The four dials. The red zone is hatched as well as red, and a sign marks a dial that stands in it. */
import { type Resource, resources } from '#engine/model/vocabulary.ts';
import { resourceLine } from '../describe/instruments.ts';
import { lineText } from '../describe/line.ts';
import { dialArc, onDial } from '../layout/dial.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { symbols } from '../symbols.ts';
import { capital } from '../words.ts';
import { Spot } from './Spot.tsx';

const pitch = 130;
const centre = { x: 65, y: 66 };
const radius = 52;

export function Resources() {
  return (
    <>
      {resources.map((resource, at) => (
        <Dial key={resource} resource={resource} x={at * pitch} />
      ))}
    </>
  );
}

function Dial({ resource, x }: { readonly resource: Resource; readonly x: number }) {
  const { model, words } = useScene();
  const { maximum, resources: printed } = model.print;
  const red = printed[resource].redAtOrBelow;
  const value = model.resources[resource];
  const shown = Math.min(value, maximum);
  const hand = onDial(centre, radius - 8, shown, maximum);
  return (
    <Spot
      id={resource}
      label={lineText(words, resourceLine(model, words, resource))}
      class={value <= red ? 'dial in-red' : 'dial'}
      transform={`translate(${x} 0)`}
      corner={{ x: 124, y: 2 }}
      face={<rect class="reach" x="2" y="2" width={pitch - 4} height="144" rx="6" />}
    >
      <path class="scale" d={dialArc(centre, radius, maximum, maximum)} />
      <path class="red-zone" d={dialArc(centre, radius, red + 0.5, maximum)} />
      <path class="level" d={dialArc(centre, radius - 8, shown, maximum)} />
      <circle class="hand" cx={hand.x} cy={hand.y} r="5.5" />
      <text class="amount" x={centre.x} y="78">
        {value}
      </text>
      <Sign class="soft" d={symbols[resource]} x={centre.x} y={102} size={22} />
      {value <= red && (
        <Sign class="alarm" d={tokenSymbols['red-zone']} x={centre.x + 32} y={102} size={19} />
      )}
      <text class="name middle" x={centre.x} y="138">
        {capital(words.voice.name(resource)('nom'), words)}
      </text>
    </Spot>
  );
}
