/** Pieces of one kind on a location: a symbol and how many. */
import { tenth } from '../layout/shape.ts';
import type { Token } from '../model.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';

export const tokenSize = { w: 46, h: 26 };

const symbols = { 'occupation-force': tokenSymbols.centurion } as const;

type Props = { readonly token: Token; readonly x: number; readonly y: number };

export function TokenTag({ token: { kind, n }, x, y }: Props) {
  return (
    <g class="cylon" transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <Sign d={symbols[kind]} x={13} y={13} size={24} />
      {n > 1 && (
        <text class="count" x="28" y="20">
          {n}
        </text>
      )}
    </g>
  );
}
