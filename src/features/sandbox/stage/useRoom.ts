/** On a phone the board is longer than the screen: the stage takes what is free between the line at the top and the sheet. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { narrow } from './useChoicesInView.ts';

/** `version` changes whenever something else is shown. */
export function useRoom(stage: RefObject<HTMLElement>, version: unknown): void {
  useLayoutEffect(() => {
    const { current } = stage;
    const table = current?.closest('.at-table');
    if (current === null || table === null || table === undefined || !matchMedia(narrow).matches) return;
    const measure = () => {
      const top = table.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
      const bottom = table.querySelector('.right')?.getBoundingClientRect().top ?? innerHeight;
      current.style.setProperty('--free-from', `${Math.max(0, top)}px`);
      current.style.setProperty('--free-to', `${Math.max(0, innerHeight - bottom)}px`);
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [stage, version]);
}
