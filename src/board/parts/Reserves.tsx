/** Ships that are not in space: ready, damaged, destroyed. */
import type { ComponentChildren } from 'preact';
import type { Line } from '../describe/line.ts';
import { lineText } from '../describe/line.ts';
import { damagedLine, destroyedLine, reserveLine } from '../describe/reserves.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { shipSymbols } from '../symbols/ships.ts';
import { tokenSymbols } from '../symbols/tokens.ts';
import { Piece } from './Piece.tsx';
import { Spot } from './Spot.tsx';

const rowHeight = 58;
const pitch = 34;

export function Reserves() {
  const { model, words } = useScene();
  const { reserves, damagedVipers, destroyed } = model;
  const lost = [
    { kind: 'viper', n: destroyed.vipers },
    { kind: 'raptor', n: destroyed.raptors },
    { kind: 'civilian', n: destroyed.civilians.length },
  ] as const;
  return (
    <>
      <Row line={reserveLine(model, words)} x={0} y={0} w={520}>
        {ships('ready', 'viper', reserves.vipers, model.print.vipers, pitch)}
        {ships('ready', 'raptor', reserves.raptors, model.print.raptors, pitch, 350)}
      </Row>
      <Row line={damagedLine(model, words)} x={0} y={rowHeight} w={258}>
        {ships('damaged', 'viper', damagedVipers, model.print.vipers, 29)}
        {damagedVipers > 0 && <Sign class="alarm" d={tokenSymbols.damaged} x={244} y={12} size={18} />}
      </Row>
      <Row line={destroyedLine(model, words)} x={262} y={rowHeight} w={258}>
        {lost.map(({ kind, n }, at) => (
          <g key={kind} class={n === 0 ? 'slot' : ''} transform={`translate(${26 + at * 84} 36)`}>
            <Sign d={shipSymbols[kind]} size={26} />
            {n > 0 && <path class="stroke" d="M-15 11 15-11" />}
            <text class="count" x="20" y="7">
              {n}
            </text>
          </g>
        ))}
      </Row>
    </>
  );
}

/** Pieces that are there, and faint places for those that are elsewhere. */
function ships(place: string, kind: 'viper' | 'raptor', n: number, of: number, apart: number, from = 26) {
  return Array.from({ length: of }, (_, at) =>
    at < n ? (
      <Piece key={at} of={`${kind}:${place}-${at}`} x={from + at * apart} y={36}>
        <Sign class={kind} d={shipSymbols[kind]} size={28} />
      </Piece>
    ) : (
      <circle key={at} class="slot" cx={from + at * apart} cy="36" r="2.5" />
    ),
  );
}

type RowProps = {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly children: ComponentChildren;
};

function Row({ line, x, y, w, children }: RowProps) {
  const { words } = useScene();
  return (
    <Spot
      id={line.spot}
      label={lineText(words, line)}
      class="row"
      transform={`translate(${x} ${y})`}
      corner={{ x: w - 2, y: 2 }}
      face={<rect class="reach" y="1" width={w} height={rowHeight - 3} rx="6" />}
    >
      <text class="small" x="12" y="14">
        {line.name}
      </text>
      {children}
    </Spot>
  );
}
