/**
 * A piece that moves: `motion.ts` finds it again by its key, kind and number, and shows the way it went. One that
 * changes its number on the way (a viper from the reserves) is found by its kind.
 */
import type { ComponentChildren } from 'preact';
import { tenth } from '../layout/shape.ts';

type Props = {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
};

export function Piece({ of, x, y, children }: Props) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <g data-piece={of}>{children}</g>
    </g>
  );
}
