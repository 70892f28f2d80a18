/** What a clicker sends, and the keys of the person at the board: they work in both windows. */
import { useEffect } from 'preact/hooks';
import type { Presenter } from './usePresenter.ts';

const forward = new Set(['ArrowRight', 'PageDown', ' ', 'Enter']);
const backward = new Set(['ArrowLeft', 'PageUp']);
/** Clickers send one or the other to darken the screen. */
const darken = new Set(['b', 'B', '.']);
const typing = 'input, select, textarea, [contenteditable]';
const pressable = 'button, a, summary';

export function useWallKeys({ answer, back }: Presenter, fullScreen: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typing) !== null) return;
      if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(pressable) !== null)
        return;
      const option = /^Digit([1-6])$/.exec(event.code)?.[1];
      if (forward.has(key)) answer({ type: 'next' });
      else if (backward.has(key)) back();
      else if (darken.has(key)) answer({ type: 'blank' });
      else if (key === 'f') fullScreen();
      else if (key === 'q') answer({ type: 'code' });
      else if (option !== undefined)
        answer({ type: 'hand', option: Number(option) - 1, by: event.shiftKey ? -1 : 1 });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [answer, back, fullScreen]);
}
