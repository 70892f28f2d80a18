import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the place of readers who use a keyboard: when the button that was pressed goes away or is disabled, the focus
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
      const said = bench.current?.querySelector<HTMLElement>('.verdict');
      if (lost) said?.focus({ preventScroll: true });
      // A sticky header may lie over it; the page's scroll padding keeps clear of that.
      if (lost) said?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
}
