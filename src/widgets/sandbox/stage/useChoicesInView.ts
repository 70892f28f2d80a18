import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** As `panel.css` has it: below this the board is longer than the screen, and what is asked lies over its end. */
const narrow = '(width < 60rem)';

/** On a phone what can be chosen on the board comes between the line at the top and what is asked. */
export function useChoicesInView(stage: RefObject<HTMLElement>, question: unknown): void {
  useEffect(() => {
    const { current } = stage;
    if (question === undefined || current === null || !matchMedia(narrow).matches) return;
    const boxes = [...current.querySelectorAll('.can-choose')]
      .filter(mark => mark.getClientRects().length > 0)
      .map(mark => mark.getBoundingClientRect());
    const table = current.closest('.at-table');
    const top = table?.querySelector('.top')?.getBoundingClientRect().bottom;
    const bottom = table?.querySelector('.right')?.getBoundingClientRect().top;
    if (boxes.length === 0 || top === undefined || bottom === undefined) return;
    const first = Math.min(...boxes.map(box => box.top));
    const last = Math.max(...boxes.map(box => box.bottom));
    if (first >= top && last <= bottom) return;
    const fits = last - first <= bottom - top;
    scrollBy({ top: fits ? (first + last) / 2 - (top + bottom) / 2 : first - top - 8 });
  }, [stage, question]);
}
