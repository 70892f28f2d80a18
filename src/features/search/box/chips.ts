import { element } from './elements.ts';

/** One of several choices, and whether it holds. */
export type Chip = { readonly text: string; readonly pressed: boolean; choose(): void };

/** Shows choices in their room, if there is anything to choose; the one that is pressed keeps the focus. */
export function showChips(room: HTMLElement, chips: readonly Chip[]): void {
  const buttons = chips.map(({ text, pressed, choose }, at) => {
    const button = element('button', { type: 'button', 'aria-pressed': `${pressed}` }, text);
    button.addEventListener('click', () => {
      choose();
      room.querySelectorAll('button')[at]?.focus();
    });
    return button;
  });
  room.replaceChildren(...buttons);
  room.hidden = chips.length < 2;
}
