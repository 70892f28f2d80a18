/** A piece that moves: `motion.ts` finds it again by its key and shows the way it went. */
import type { ComponentChildren } from 'preact';
import { tenth } from '../symbols/Symbol.tsx';

type Props = { readonly of: string; readonly x: number; readonly y: number; readonly children: ComponentChildren };

export function Piece({ of, x, y, children }: Props) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <g data-piece={of}>{children}</g>
    </g>
  );
}
