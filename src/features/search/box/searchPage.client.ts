import { element } from './elements.ts';
import { startSearchBox } from './searchBox.ts';
import type { Words } from './words.ts';

/** The page of the search: the question stands in its address. */
for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) {
  const often = document.querySelector<HTMLElement>('[data-often]');
  const more = document.querySelector<HTMLElement>('[data-full-text]');
  const search = startSearchBox(box, question => {
    const query = new URLSearchParams(question === '' ? {} : { q: question }).toString();
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
    if (often !== null) often.hidden = question !== '';
    if (more !== null) more.hidden = question === '';
    more?.querySelector('section')?.remove();
  });
  if (search === undefined) continue;
  const asked = new URLSearchParams(location.search).get('q') ?? '';
  if (asked !== '') search.ask(asked);
  // A new visitor wants to type; a reader who comes back to answers wants to read them.
  else search.input.focus({ preventScroll: true });
  more
    ?.querySelector('button')
    ?.addEventListener('click', () => showFullText(more, box, search.input.value.trim()));
}

/** What it needs is fetched only now. */
async function showFullText(more: HTMLElement, box: HTMLElement, question: string): Promise<void> {
  const { base = '/', words: texts = '{}' } = box.dataset;
  const words: Words = JSON.parse(texts);
  const found = import('./fullText.ts').then(({ fullText }) => fullText(base, words, question));
  const shown = await found.catch(() => [words.failed]);
  more.querySelector('section')?.remove();
  more.append(element('section', { class: 'answers', role: 'status' }, ...shown));
}

/** Answers come after the browser has looked for the place to which the reader returns. */
addEventListener('pagehide', () => history.replaceState({ y: scrollY }, ''));
const y: unknown = history.state?.y;
if (typeof y === 'number' && y > 0) comeBack(y);

function comeBack(place: number): void {
  const list = document.querySelector('[data-answers]');
  if (list === null) return;
  const observer = new MutationObserver(() => {
    scrollTo(0, place);
    observer.disconnect();
  });
  observer.observe(list, { childList: true });
}
