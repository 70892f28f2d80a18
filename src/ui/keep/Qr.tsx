import { useMemo } from 'preact/hooks';
import { pathOf, squaresOf } from './qr.ts';

type Props = { readonly link: string; readonly label: string; readonly tooLong: string };

/** Always dark on light: many cameras read nothing else. */
export function Qr({ link, label, tooLong }: Props) {
  const squares = useMemo(() => squaresOf(link), [link]);
  if (squares === undefined) return <p>{tooLong}</p>;
  const size = squares.length;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(squares)} fill="#000" />
    </svg>
  );
}
