import { tenth } from '../layout/shape.ts';
import type { Drawing, EmblemDrawing } from '../signs.ts';

type Placed = {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly class?: string;
};

const placeOf = ({ x = 0, y = 0, size }: Placed, grid: number) =>
  `translate(${tenth(x - size / 2)} ${tenth(y - size / 2)})scale(${Math.round((size / grid) * 1000) / 1000})`;

function Lines({ lines, solid }: Drawing) {
  return (
    <>
      <path d={lines} />
      {solid !== undefined && <path d={solid} fill="currentColor" stroke="none" />}
    </>
  );
}

const strokes = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.7 } as const;

/** A line drawing, its middle at a point of the drawing that it stands in. */
export function LineSign({ of, ...placed }: Placed & { readonly of: Drawing }) {
  return (
    <g class={placed.class} transform={placeOf(placed, 24)} {...strokes}>
      <Lines {...of} />
    </g>
  );
}

/** The emblem of a person, its middle at a point of the drawing that it stands in. */
export function Emblem({ of, ...placed }: Placed & { readonly of: EmblemDrawing }) {
  const { frame, at, sign } = of;
  return (
    <g class={placed.class} transform={placeOf(placed, 40)} {...strokes}>
      <path d={frame} stroke-width="2.2" />
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <Lines {...sign} />
      </g>
    </g>
  );
}
