/**
 * Shows the way of every piece that has moved: after a change each starts from where it stood before and goes to
 * where it stands now. Pieces that are gone fade where they were. Animations are made by script, not by style
 * attributes, which our content security policy forbids.
 */

interface Seen {
  readonly element: SVGGElement;
  readonly drawing: SVGSVGElement;
  /** Its middle, from the corner of the board. */
  readonly x: number;
  readonly y: number;
  /** Where its drawing had it, for the ghost of a piece that is gone. */
  readonly matrix: DOMMatrix;
}

interface Snapshot {
  readonly width: number;
  readonly pieces: ReadonlyMap<string, Seen>;
}

const perPixel = 1.6;
const shortest = 350;
const longest = 1100;
const easing = 'cubic-bezier(0.4, 0, 0.2, 1)';

/** Looks at a board; what it gives back is to be called whenever something else has been drawn there. */
export function followPieces(board: HTMLElement): () => void {
  let last = look(board);
  return () => {
    const before = last;
    const now = look(board);
    last = now;
    // After a change of size the pieces have a new layout, so nothing is animated.
    if (before.width !== now.width || wantsNoMotion()) return;
    const gone = new Map([...before.pieces].filter(([key]) => !now.pieces.has(key)));
    for (const [key, piece] of now.pieces) {
      const from = before.pieces.get(key) ?? take(gone, kindOf(key));
      if (from === undefined) appear(piece);
      else move(piece, from);
    }
    for (const piece of gone.values()) fade(piece);
  };
}

function look(board: HTMLElement): Snapshot {
  const origin = board.getBoundingClientRect();
  const pieces = new Map<string, Seen>();
  for (const element of board.querySelectorAll<SVGGElement>('[data-piece]')) {
    for (const animation of element.getAnimations()) animation.cancel();
    const drawing = element.ownerSVGElement;
    // Of two drawings one is hidden.
    if (element.getClientRects().length === 0) continue;
    const matrix = element.getCTM();
    if (drawing === null || matrix === null) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left - origin.left + width / 2;
    const y = top - origin.top + height / 2;
    pieces.set(element.dataset['piece'] ?? '', { element, drawing, x, y, matrix });
  }
  return { width: origin.width, pieces };
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':') + 1);
}

/** A piece of that kind that is gone from its place: the same one, under another number. */
function take(gone: Map<string, Seen>, kind: string): Seen | undefined {
  for (const [key, piece] of gone) {
    if (!key.startsWith(kind)) continue;
    gone.delete(key);
    return piece;
  }
  return undefined;
}

function move({ element, x, y }: Seen, from: Seen): void {
  const pixels = Math.hypot(from.x - x, from.y - y);
  const scale = element.getScreenCTM();
  if (pixels < 1 || scale === null) return;
  const dx = (from.x - x) / scale.a;
  const dy = (from.y - y) / scale.d;
  const duration = Math.min(longest, Math.max(shortest, pixels * perPixel));
  element.classList.add('moving');
  const way = element.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
    { duration, easing },
  );
  const stop = () => element.classList.remove('moving');
  way.addEventListener('finish', stop);
  way.addEventListener('cancel', stop);
}

function appear({ element }: Seen): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: shortest, easing });
}

function fade({ element, drawing, matrix }: Seen): void {
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const ground = drawing.getCTM()?.inverse() ?? new DOMMatrix();
  const { a, b, c, d, e, f } = ground.multiply(matrix);
  ghost.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
  ghost.setAttribute('aria-hidden', 'true');
  const copy = element.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('data-piece');
  ghost.append(copy);
  drawing.append(ghost);
  const fading = ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: longest, easing });
  fading.addEventListener('finish', () => ghost.remove());
  fading.addEventListener('cancel', () => ghost.remove());
}

function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
