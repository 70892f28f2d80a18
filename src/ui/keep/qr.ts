/** A link as squares that a camera reads. */
import encodeQR from 'qr';

/** What the largest code holds, in bytes; links are made of single-byte characters. */
const most = 2900;

/** Rows of dark and light, with a quiet edge; undefined for a link that is too long for any code. */
export function squaresOf(link: string): readonly (readonly boolean[])[] | undefined {
  if (link.length > most) return undefined;
  return encodeQR(link, 'raw', { ecc: link.length > 1200 ? 'low' : 'medium', encoding: 'byte', border: 4 });
}

/** One path for all that is dark. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
