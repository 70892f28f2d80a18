/** How near the fleet is to its next jump, and how far it has come. */
import { destinationsLine, distanceLine, fleetLine } from '../describe/instruments.ts';
import { lineText } from '../describe/line.ts';
import { wrap } from '../layout/text.ts';
import { distanceOf } from '../model.ts';
import { useScene } from '../scene.ts';
import { iconSymbols } from '../symbols/icons.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { symbols } from '../symbols.ts';
import { Piece } from './Piece.tsx';
import { Spot } from './Spot.tsx';

const pitch = 86;
const cell = 'h74l10 23-10 23h-74l10-23z';

export function JumpTrack() {
  return (
    <>
      <Track />
      <Distance />
      <Destinations />
    </>
  );
}

function Track() {
  const { model, words } = useScene();
  const { jumpTrack, print } = model;
  const { t } = words;
  return (
    <Spot
      id="jump-track"
      label={lineText(words, fleetLine(model, words))}
      corner={{ x: 518, y: 2 }}
      face={<rect class="reach" width="520" height="76" rx="6" />}
    >
      {print.jumpTrack.map(({ zone, populationCost = 0 }, at) => {
        const x = at * pitch + 1;
        return (
          <g
            key={at}
            class={`space ${zone}${at === jumpTrack ? ' here' : ''}`}
            transform={`translate(${x} 29)`}
          >
            <path d={`M0 0${cell}`} />
            {zone === 'red' && <path class="bars" d="M5 41h68" />}
            {zone === 'blue' && <Sign d={symbols.population} x={54} y={23} size={20} />}
            {zone === 'auto' && <Sign d={iconSymbols['prepare-for-jump']} x={66} y={23} size={16} />}
            <text x="17" y="28">
              {zone === 'blue'
                ? `−${populationCost}`
                : zone === 'auto'
                  ? t('jump.short.auto')
                  : at || t('jump.short.start')}
            </text>
          </g>
        );
      })}
      <Piece of="fleet:marker" x={jumpTrack * pitch + 43} y={15}>
        <g class="fleet">
          <Sign d={tokenSymbols.fleet} size={27} />
        </g>
      </Piece>
    </Spot>
  );
}

/** The scale ends where the longest way does: seven, and a destination at distance three. */
const scaleEnd = 10;
const unit = 48;

function Distance() {
  const { model, words } = useScene();
  const { sleeper, lastJump } = model.print;
  const distance = distanceOf(model);
  const x = (n: number) => 18 + Math.min(n, scaleEnd) * unit;
  return (
    <Spot
      id="distance"
      label={lineText(words, distanceLine(model, words))}
      class="distance"
      corner={{ x: 518, y: 80 }}
      face={<rect class="reach" y="78" width="520" height="50" rx="6" />}
    >
      <path class="scale" d={`M${x(0)} 103H${x(scaleEnd)}`} />
      <path class="level" d={`M${x(0)} 103H${x(distance)}`} />
      {Array.from({ length: scaleEnd + 1 }, (_, n) => (
        <g key={n} class={n === distance ? 'tick here' : 'tick'} transform={`translate(${x(n)} 0)`}>
          {n === distance && <circle cy="103" r="12" />}
          <text y={n === distance ? 109 : 124}>{n}</text>
          {n !== distance && <path d="M0 98v10" />}
        </g>
      ))}
      <Sign class="soft" d={tokenSymbols['sleeper-agent']} x={x(sleeper)} y={83} size={17} />
      <Sign class="soft" d={tokenSymbols['last-jump']} x={x(lastJump)} y={83} size={16} />
    </Spot>
  );
}

function Destinations() {
  const { model, words } = useScene();
  const line = destinationsLine(model, words);
  // A destination and its distance stay on one line.
  const items = model.travelled.length === 0 ? [`${line.name}: ${line.items.join()}`] : line.items;
  const lines = wrap(items.map(item => item.replaceAll(' ', '\u00a0')).join(' · '), 62);
  return (
    <Spot
      id="travelled"
      label={lineText(words, line)}
      corner={{ x: 518, y: 131 }}
      face={<rect class="reach" y="129" width="520" height="38" rx="6" />}
    >
      <text class="small" x="18" y="143">
        {lines.map((text, at) => (
          <tspan key={text} x="18" dy={at === 0 ? 0 : 17}>
            {text}
          </tspan>
        ))}
      </text>
    </Spot>
  );
}
