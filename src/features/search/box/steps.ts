/** What the arrow keys stop at, in its order. */
const stopsOf = 'input, [data-recent] li button, [data-likely] button, .short-answer a, .results a';

/** Arrows go from the field to the questions and answers below it, and back. */
export function stepByArrows(box: HTMLElement): void {
  box.addEventListener('keydown', event => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const seen = [...box.querySelectorAll<HTMLElement>(stopsOf)].filter(stop => stop.checkVisibility());
    const here = document.activeElement;
    const at = here instanceof HTMLElement ? seen.indexOf(here) : -1;
    const next = seen[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}
