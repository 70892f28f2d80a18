/** A location: its name, who is there, and whether it is damaged. */

import type { Skill } from '#engine/model/vocabulary.ts';
import { lineText } from '../describe/line.ts';
import { locationLine } from '../describe/locations.ts';
import { roomSizeOn } from '../layout/plan.ts';
import { cutBox, tenth } from '../layout/shape.ts';
import { nameWidth } from '../layout/text.ts';
import { type PrintedLocation, peopleAt, tokensAt } from '../model.ts';
import { roomLettering, tagFlow } from '../room.ts';
import { useScene } from '../scene.ts';
import { placeSign } from '../signs.ts';
import { LineSign } from '../symbols/LineSign.tsx';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { skillSymbol } from '../symbols.ts';
import { doesAt } from '../words.ts';
import { Person } from './Person.tsx';
import { Spot } from './Spot.tsx';
import { TokenTag } from './TokenTag.tsx';

type Props = { readonly location: PrintedLocation; readonly x: number; readonly y: number };

export function Room({ location, x, y }: Props) {
  const scene = useScene();
  const { model, words, plan } = scene;
  const { id, hazardous, skills = [] } = location;
  const { w, h } = roomSizeOn(plan, location.board);
  const damaged = model.damaged.includes(id);
  const { lines: name, size, field, left, says } = roomLettering(words, location, plan);
  const { isStrip = false } = plan;
  const isTold = isStrip || plan.saysSize !== undefined;
  const lineHeight = size + (isTold ? 1 : 2);
  const line = lineText(words, locationLine(model, words, id));
  const does = isTold ? doesAt(words, id) : undefined;
  const people = peopleAt(model, id);
  const tokens = tokensAt(model, id);
  const { scale, corners, lines } = tagFlow(scene, location);
  return (
    <Spot
      id={id}
      label={does === undefined || damaged ? line : `${line} ${does}`}
      class={`room${damaged ? ' damaged' : ''}${hazardous && isTold ? ' hazardous' : ''}`}
      transform={`translate(${x} ${y})`}
      corner={{ x: w, y: 0 }}
      face={<path class="floor" d={cutBox({ x: 0, y: 0, w, h }, isStrip ? 8 : 14)} />}
    >
      {damaged && (
        <path
          class="cracks"
          d={`M0 ${h - 34} ${h - 34} 0M0 ${h} ${h} 0M34 ${h} ${w} ${Math.max(8, h - 98)}`}
        />
      )}
      {damaged && !isTold && (
        <Sign class="alarm" d={tokenSymbols.damaged} x={w / 2} y={h * (2 / 3)} size={Math.min(58, h / 2)} />
      )}
      {hazardous && !isTold && (
        <Sign class="faint" d={tokenSymbols.hazardous} x={w - 15} y={h - 15} size={18} />
      )}
      {isTold && (
        <LineSign
          class="place-sign"
          of={placeSign(id, words.facets)}
          x={isStrip ? 12 : 15}
          y={isStrip ? 14 : 15}
          size={18}
        />
      )}
      <text
        class={isStrip ? 'name middle' : 'name'}
        x={left}
        y={isStrip ? h - 5 : size + (isTold ? 4 : 5)}
        font-size={size}
      >
        {name.map((line, at) => (
          <tspan key={line} x={left} dy={at === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {isTold && !isStrip && (
        <Says
          lines={damaged ? [words.t('damagedNow')] : says}
          skills={damaged ? [] : skills}
          y={7 + name.length * lineHeight + (plan.saysSize ?? 0)}
          width={w - 8}
          size={plan.saysSize ?? 0}
        />
      )}
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

type SaysProps = {
  readonly lines: readonly string[];
  readonly skills: readonly Skill[];
  /** Where the first line stands. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

const tile = 14;

/** What is done there, and with which skills, as far as they have room behind it. */
function Says({ lines, skills, y, width, size }: SaysProps) {
  const { words } = useScene();
  const last = lines.at(-1) ?? '';
  const from = 11 + nameWidth(last, size) * 0.95;
  const foot = y + Math.max(0, lines.length - 1) * (size + 1);
  const shown = lines.length > 0 && from + skills.length * (tile + 2) <= width + 4 ? skills : [];
  return (
    <>
      {lines.map((line, at) => (
        <text key={line} class="says" x="7" y={y + at * (size + 1)} font-size={size}>
          {line}
        </text>
      ))}
      {shown.map((skill, at) => (
        <g
          key={skill}
          class="skill-tile"
          data-of={skill}
          transform={`translate(${tenth(from + at * (tile + 2))} ${tenth(foot - 11)})`}
        >
          <rect width={tile} height={tile} />
          <Sign d={skillSymbol(skill, words.facets)} x={tile / 2} y={tile / 2} size={10} />
        </g>
      ))}
    </>
  );
}
