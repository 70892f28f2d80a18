import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Where the board scrolls in a window of its own, as on a phone, the player takes the screen at the first step, and
 * what a step changes comes into that window.
 */
export function useChangeInView(player: RefObject<HTMLElement>, at: number): void {
  const shown = useRef(at);
  useEffect(() => {
    const pane = player.current?.querySelector('.player-board');
    if (!pane || pane.scrollHeight <= pane.clientHeight) return;
    if (shown.current !== at) {
      shown.current = at;
      const top = player.current?.getBoundingClientRect().top ?? 0;
      if (top > innerHeight / 4) player.current?.scrollIntoView({ block: 'start' });
    }
    const marks = [...pane.querySelectorAll('.is-changed, .can-choose')].filter(
      mark => mark.getClientRects().length > 0,
    );
    // The innermost: a sector is marked along with the ship in it.
    const mark = marks.find(one => !marks.some(other => other !== one && one.contains(other)));
    if (mark === undefined) return;
    const box = mark.getBoundingClientRect();
    const frame = pane.getBoundingClientRect();
    if (box.top >= frame.top && box.bottom <= frame.bottom) return;
    pane.scrollTop += (box.top + box.bottom) / 2 - (frame.top + frame.bottom) / 2;
  }, [player, at]);
}
