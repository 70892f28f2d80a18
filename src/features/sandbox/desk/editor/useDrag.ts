import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A piece taken with the finger or the mouse and let go over another spot; a mere press stays a press. */
export function useDrag(frame: RefObject<HTMLElement>, drop: (from: string, to: string) => void): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    let from: string | undefined;
    const spotOf = (element: Element | null) =>
      element?.closest('[data-spot]')?.getAttribute('data-spot') ?? undefined;
    const down = ({ target }: PointerEvent) => {
      from = target instanceof Element ? spotOf(target) : undefined;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      const taken = from;
      from = undefined;
      const to = spotOf(document.elementFromPoint(clientX, clientY));
      if (taken !== undefined && to !== undefined && to !== taken) latest.current(taken, to);
    };
    current.addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    return () => {
      current.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
    };
  }, [frame]);
}
