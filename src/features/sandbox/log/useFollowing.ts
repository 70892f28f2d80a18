/** Keeps the end of what grows in view, unless the reader has scrolled away from it. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** So near to the end counts as the end, in pixels. */
const near = 32;

/** True while the end is followed. `version` changes with what is shown. */
export function useFollowing(inside: RefObject<HTMLElement>, version: unknown): boolean {
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    const { current } = inside;
    const look = ({ target }: Event) => {
      if (target instanceof HTMLElement && target === scrollerOf(current)) setFollows(isAtEnd(target));
    };
    // Scrolling does not bubble, and which element scrolls depends on the width of the screen.
    const panel = current?.closest('.tab-panel');
    panel?.addEventListener('scroll', look, { capture: true, passive: true });
    return () => panel?.removeEventListener('scroll', look, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const scroller = scrollerOf(inside.current);
    if (follows && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [version, follows]);
  return follows;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < near;

/** What scrolls it: itself, where the panel around it does not. */
function scrollerOf(inside: HTMLElement | null): HTMLElement | undefined {
  const around = inside === null ? [] : [inside, inside.closest<HTMLElement>('.tab-panel')];
  return around.flatMap(one => one ?? []).find(one => getComputedStyle(one).overflowY !== 'visible');
}
