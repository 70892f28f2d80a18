import { element } from './elements.ts';
import type { Words } from './words.ts';

/** The rooms of a search box, as `SearchBox.astro` has written them. */
export type Parts = {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly state: HTMLElement;
  readonly kinds: HTMLElement;
  readonly books: HTMLElement;
  readonly likely: HTMLElement;
  readonly recent: HTMLElement;
  readonly short: HTMLElement;
};

export function partsOf(box: HTMLElement): Parts | undefined {
  const input = box.querySelector('input');
  const [list, state, kinds, books, likely, recent, short] = [
    'answers',
    'state',
    'kinds',
    'books',
    'likely',
    'recent',
    'short',
  ].map(name => box.querySelector<HTMLElement>(`[data-${name}]`));
  if (!input || !list || !state || !kinds || !books || !likely || !recent || !short) return undefined;
  return { input, list, state, kinds, books, likely, recent, short };
}

/** Says that answers did not come; a page of an older version is to be opened anew. */
export function showFault(state: HTMLElement, words: Words, outdated: boolean): void {
  state.replaceChildren(outdated ? words.outdated : words.failed);
  if (!outdated) return;
  const again = element('button', { type: 'button', class: 'plain' }, words.reload);
  again.addEventListener('click', () => location.reload());
  state.append(' ', again);
}

/** Questions to choose from; their room is hidden where there are none. */
export function showQuestions(
  room: HTMLElement,
  questions: readonly string[],
  choose: (question: string) => void,
): void {
  room.hidden = questions.length === 0;
  const items = questions.map(question => {
    const button = element('button', { type: 'button', class: 'plain' }, question);
    button.addEventListener('click', () => choose(question));
    return element('li', {}, button);
  });
  room.querySelector('ul')?.replaceChildren(...items);
}
