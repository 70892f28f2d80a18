/** Where options do not fit, their second lines go first; what still lies below the edge is counted. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** How many options lie below the edge. `version` changes with what is asked. */
export function useRoomForOptions(list: RefObject<HTMLElement>, version: unknown): number {
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    makeRoom(current);
    setBelow(countBelow(current));
  }, [version]);
  useEffect(() => {
    const { current } = list;
    const around = current?.closest('.right');
    if (current === null || around == null) return;
    const count = () => setBelow(countBelow(current));
    const sizes = new ResizeObserver(() => {
      makeRoom(current);
      count();
    });
    sizes.observe(around);
    current.addEventListener('scroll', count, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', count);
    };
  }, []);
  return below;
}

/** With all that it has to say, or with first lines only. */
function makeRoom(list: HTMLElement): void {
  list.removeAttribute('data-tight');
  list.toggleAttribute('data-tight', list.scrollHeight > list.clientHeight + 1);
}

function countBelow(list: HTMLElement): number {
  if (list.scrollHeight <= list.clientHeight + 1) return 0;
  const { bottom } = list.getBoundingClientRect();
  const options = [...list.querySelectorAll('.option')];
  return options.filter(option => option.getBoundingClientRect().bottom > bottom + 1).length;
}
