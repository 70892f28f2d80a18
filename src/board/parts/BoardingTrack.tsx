/** How far the centurions have come: those who reach the last space win the game for the Cylons. */
import type { ComponentChildren } from 'preact';
import { boardingLines, boardingSpaceName } from '../describe/instruments.ts';
import { type Line, lineText } from '../describe/line.ts';
import { wrap } from '../layout/text.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';
import { Piece } from './Piece.tsx';
import { Spot } from './Spot.tsx';

const width = 520;

export function BoardingTrack() {
  const { model, words } = useScene();
  const { boarding, print } = model;
  const spaces = Array.from({ length: print.boardingLost + 1 }, (_, space) => space);
  const pitch = width / spaces.length;
  const lines = boardingLines(model, words);
  const label = (space: number): Line | undefined => lines.find(({ spot }) => spot === `boarding-${space}`);
  const nobody = boarding.length === 0 ? lines[0] : undefined;
  return (
    <>
      {spaces.map(space => {
        const lost = space === print.boardingLost;
        const here = boarding.flatMap((at, centurion) => (at === space ? [centurion] : []));
        const line = label(space) ?? (space === 0 ? nobody : undefined);
        const drawing = (
          <BoardingSpace space={space} lost={lost} pitch={pitch} manned={here.length > 0}>
            {here.map((centurion, at) => (
              <Piece
                key={centurion}
                of={`centurion:${centurion}`}
                x={pitch / 2 + (at - (here.length - 1) / 2) * 23}
                y={22}
              >
                <Sign class="cylon" d={tokenSymbols.centurion} size={26} />
              </Piece>
            ))}
          </BoardingSpace>
        );
        const transform = `translate(${space * pitch} 0)`;
        return line === undefined ? (
          <g key={space} transform={transform}>
            {drawing}
          </g>
        ) : (
          <Spot
            key={space}
            id={line.spot}
            label={lineText(words, line)}
            transform={transform}
            corner={{ x: pitch - 4, y: 2 }}
            face={<rect class="reach" x="1" width={pitch - 4} height="76" rx="6" />}
          >
            {drawing}
          </Spot>
        );
      })}
    </>
  );
}

type SpaceProps = {
  readonly space: number;
  readonly lost: boolean;
  readonly pitch: number;
  readonly manned: boolean;
  readonly children: ComponentChildren;
};

function BoardingSpace({ space, lost, pitch, manned, children }: SpaceProps) {
  const { model, words } = useScene();
  const name = wrap(boardingSpaceName(space, model.print.boardingLost, words), 12);
  return (
    <g class={`space boarding${lost ? ' lost' : ''}${manned ? ' here' : ''}`}>
      <path d={`M2 2h${pitch - 12}l8 20-8 20H2l8-20z`} />
      {lost && <Sign class="faint" d={tokenSymbols.destroyed} x={pitch / 2} y={22} size={20} />}
      {children}
      <text class="small middle" x={pitch / 2} y="57">
        {name.map((line, at) => (
          <tspan key={line} x={pitch / 2} dy={at === 0 ? 0 : 15}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
