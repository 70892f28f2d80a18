import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SpotId } from '#board/marks.ts';

/**
 * Where the board scrolls in a window of its own, as on a phone, the player takes the screen at the first step, and
 * what a step is about comes into that window: what can be chosen, what is in question, or what has changed.
 */
export function useChangeInView(
  player: RefObject<HTMLElement>,
  at: number,
  /** What the words name, the most important first; and what else is in question. */
  { named, about }: { readonly named: readonly SpotId[]; readonly about: readonly SpotId[] },
): void {
  const shown = useRef(at);
  useEffect(() => {
    const pane = player.current?.querySelector('.player-board');
    if (!pane || pane.scrollHeight <= pane.clientHeight) return;
    const isFirst = shown.current === at;
    shown.current = at;
    const top = player.current?.getBoundingClientRect().top ?? 0;
    if (!isFirst && (top < 0 || top > innerHeight / 4)) player.current?.scrollIntoView({ block: 'start' });
    const spots = (ids: readonly SpotId[]) =>
      ids.map(spot => `[data-help="spot:${CSS.escape(spot)}"]`).join(', ');
    const marks = [spots(named), '.can-choose', spots(about), '.is-changed']
      .map(found => (found === '' ? [] : seen(pane, found)))
      .find(({ length }) => length > 0);
    if (marks === undefined) return;
    const [main] = named.length > 0 ? seen(pane, spots(named.slice(0, 1))) : [];
    const frame = pane.getBoundingClientRect();
    // The keys lie over its end.
    const keys = player.current?.querySelector('.player-keys')?.getBoundingClientRect();
    const bottom = Math.min(frame.bottom, keys?.top ?? frame.bottom);
    const span = (of: readonly Element[]) => {
      const boxes = of.map(mark => mark.getBoundingClientRect());
      return [Math.min(...boxes.map(box => box.top)), Math.max(...boxes.map(box => box.bottom))] as const;
    };
    const [top0, bottom0] = span(marks);
    // Where there is no room for all, what is named first has to be seen.
    const isTooMuch = bottom0 - top0 > bottom - frame.top && main !== undefined;
    const [first, last] = isTooMuch ? span([main]) : [top0, bottom0];
    if (first >= frame.top && last <= bottom) return;
    // The heading of the page makes room before anything is hidden.
    if (!isFirst && top > 0 && last > bottom) player.current?.scrollIntoView({ block: 'start' });
    const room = bottom - frame.top;
    // All in the middle, or as many as there is room for.
    pane.scrollTop +=
      last - first <= room ? (first + last) / 2 - (frame.top + bottom) / 2 : first - frame.top - 8;
  }, [player, at]);
}

/** The innermost of those that are drawn: a sector is marked along with the ship in it. */
function seen(pane: Element, found: string): readonly Element[] {
  const marks = [...pane.querySelectorAll(found)].filter(mark => mark.getClientRects().length > 0);
  return marks.filter(mark => !marks.some(other => other !== mark && mark.contains(other)));
}
