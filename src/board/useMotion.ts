import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What a reader begins with. */
const beginnings = ['pointerdown', 'keydown'];

/** Pieces go from place to place, if `drawn` says that they are drawn anew. How is fetched when a reader begins. */
export function useMotion(board: RefObject<HTMLElement>, drawn: unknown): void {
  const follow = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const begun = new AbortController();
    const begin = async () => {
      begun.abort();
      // Without it pieces are at once where they go.
      const motion = await import('./motion.ts').catch(() => undefined);
      if (board.current !== null) follow.current = motion?.followPieces(board.current);
    };
    const options = { signal: begun.signal, capture: true };
    for (const beginning of beginnings) addEventListener(beginning, () => void begin(), options);
    return () => begun.abort();
  }, [board]);
  useLayoutEffect(() => follow.current?.(), [drawn]);
}
