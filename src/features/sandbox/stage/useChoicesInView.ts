import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** As `panel.css` has it: below this the board is longer than the screen, and what is asked lies over its end. */
export const narrow = '(width < 60rem)';

/** What can be chosen on the board is brought into view, unless somebody has come closer to look for himself. */
export function useChoicesInView(stage: RefObject<HTMLElement>, question: unknown): void {
  useEffect(() => {
    const { current } = stage;
    if (question === undefined || current === null) return;
    const boxes = [...current.querySelectorAll('.can-choose')]
      .filter(mark => mark.getClientRects().length > 0)
      .map(mark => mark.getBoundingClientRect());
    const choices = {
      top: Math.min(...boxes.map(box => box.top)),
      bottom: Math.max(...boxes.map(box => box.bottom)),
    };
    if (boxes.length === 0) return;
    if (matchMedia(narrow).matches) scrollBy({ top: farFrom(choices, onPhone(current)) });
    else if (current.dataset['near'] === undefined) {
      const pane = current.querySelector('.stage-pane');
      pane?.scrollBy({ top: farFrom(choices, pane.getBoundingClientRect()) });
    }
  }, [stage, question]);
}

type Span = { readonly top: number; readonly bottom: number };

/** Between the line at the top and what is asked. */
function onPhone(stage: HTMLElement): Span {
  const table = stage.closest('.at-table');
  return {
    top: table?.querySelector('.top')?.getBoundingClientRect().bottom ?? 0,
    bottom: table?.querySelector('.right')?.getBoundingClientRect().top ?? innerHeight,
  };
}

/** How far to scroll; to the first of them where there is no room for all. */
function farFrom(choices: Span, view: Span): number {
  if (choices.top >= view.top && choices.bottom <= view.bottom) return 0;
  const fits = choices.bottom - choices.top <= view.bottom - view.top;
  return fits ? (choices.top + choices.bottom - view.top - view.bottom) / 2 : choices.top - view.top - 8;
}
