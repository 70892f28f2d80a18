/** Pieces of one kind on a location: a symbol and how many. */

import { symbolIn } from '../facet.ts';
import { tenth } from '../layout/shape.ts';
import type { Token } from '../model.ts';
import { useScene } from '../scene.ts';
import { Sign } from '../symbols/Sign.tsx';
import { tokenSymbols } from '../symbols/tokens.ts';

export const tokenSize = { w: 46, h: 26 };

type Props = { readonly token: Token; readonly x: number; readonly y: number };

export function TokenTag({ token: { kind, n }, x, y }: Props) {
  const { words } = useScene();
  const symbol = symbolIn(words.facets, 'tokens', kind) ?? tokenSymbols.centurion;
  return (
    <g class="cylon" transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <Sign d={symbol} x={13} y={13} size={24} />
      {n > 1 && (
        <text class="count" x="28" y="20">
          {n}
        </text>
      )}
    </g>
  );
}
