import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Whoever works by keyboard stays where he is: when the button he has pressed goes away or falls asleep, the focus
 * moves to what has just been said, not back to the top of the page.
 */
export function useFocusKept(bench: RefObject<HTMLElement>): void {
  const within = useRef(false);

  useEffect(() => {
    const { current } = bench;
    const enter = () => {
      within.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && current?.contains(relatedTarget) === false) within.current = false;
    };
    current?.addEventListener('focusin', enter);
    current?.addEventListener('focusout', leave);
    return () => {
      current?.removeEventListener('focusin', enter);
      current?.removeEventListener('focusout', leave);
    };
  }, [bench]);

  useEffect(() => {
    if (!within.current) return;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const lost = activeElement === document.body || activeElement?.matches(':disabled');
      if (lost) bench.current?.querySelector<HTMLElement>('.verdict')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}
