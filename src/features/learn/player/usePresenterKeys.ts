import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What arrows and a presenter's remote send. */
const moves: { readonly [key: string]: 'next' | 'back' } = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
};
/** Where these keys are needed for something else. */
const typing = 'input, select, textarea, [contenteditable], dialog, :popover-open *';
const pressable = 'button, summary, [role=button]';

/**
 * Steps by keyboard: from anywhere on a page that is about this player alone, elsewhere while the focus is within it.
 */
export function usePresenterKeys(
  player: RefObject<HTMLElement>,
  onMove: (to: 'next' | 'back') => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = player;
      const move = moves[event.key];
      if (current === null || move === undefined || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (!current.contains(target) && current.closest('main.stage') === null) return;
      if (target.closest(typing) !== null || document.querySelector(':popover-open') !== null) return;
      if (event.key === ' ' && target.closest(pressable) !== null) return;
      event.preventDefault();
      onMove(move);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
