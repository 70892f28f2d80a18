/** Every option has a key: whatever on the page carries `data-key` is pressed by it. */
import { useEffect } from 'preact/hooks';

export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null)
        return;
      if (key === '?') {
        event.preventDefault();
        onHelp();
        return;
      }
      // What has the focus is pressed by Enter anyway.
      if (key === 'Enter' && target instanceof Element && target.closest('button, a, summary, [role=button]'))
        return;
      if (document.querySelector(':popover-open') !== null) return;
      const named = document.querySelector<HTMLElement>(
        `.sandbox [data-key="${CSS.escape(key)}"]:not(:disabled)`,
      );
      if (named === null) return;
      event.preventDefault();
      named.click();
      if (!named.isConnected || named.matches('.option *')) regainFocus('#sandbox-question');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** What had the focus has been taken away. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

/** Where a press has taken away what had the focus, it goes on at the first of these places that is there. */
export function regainFocus(...places: readonly string[]): void {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const next = places.flatMap(place => document.querySelector<HTMLElement>(place) ?? [])[0];
    next?.focus({ preventScroll: true });
  });
}
