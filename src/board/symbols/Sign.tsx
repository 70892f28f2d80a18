import { tenth } from '../layout/shape.ts';

/** One of our symbols, its middle at a point of the drawing. What it means is said by what it stands in. */
type Props = {
  readonly d: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly class?: string;
};

export function Sign({ d, x = 0, y = 0, size, class: name }: Props) {
  const scale = Math.round((size / 24) * 1000) / 1000;
  const place = `translate(${tenth(x - size / 2)} ${tenth(y - size / 2)})${scale === 1 ? '' : `scale(${scale})`}`;
  return <path class={name} transform={place} d={d} />;
}
