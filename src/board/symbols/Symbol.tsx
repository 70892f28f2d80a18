/** One of our symbols, its middle at a point of the drawing. What it means is said by what it stands in. */
type Props = { readonly d: string; readonly x?: number; readonly y?: number; readonly size: number; readonly class?: string };

export function Symbol({ d, x = 0, y = 0, size, class: name }: Props) {
  const scale = Math.round((size / 24) * 1000) / 1000;
  const place = `translate(${tenth(x - size / 2)} ${tenth(y - size / 2)})${scale === 1 ? '' : `scale(${scale})`}`;
  return <path class={name} transform={place} d={d} />;
}

/** Drawings need no finer places, and shorter numbers make lighter pages. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
