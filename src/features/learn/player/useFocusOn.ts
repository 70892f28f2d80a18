import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where the control that was pressed is gone, the focus goes to what is to be done next. */
export function useFocusOn(player: RefObject<HTMLElement>, step: string): void {
  const shown = useRef(step);
  const within = useRef(false);
  useEffect(() => {
    const { current } = player;
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
  }, [player]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement } = document;
    if (!within.current || (activeElement !== document.body && activeElement?.isConnected === true)) return;
    const [main] = ['.player-keys :is(.next, .retry)', '.question'].flatMap(
      found => player.current?.querySelector<HTMLElement>(found) ?? [],
    );
    main?.focus({ preventScroll: true });
  }, [player, step]);
}
