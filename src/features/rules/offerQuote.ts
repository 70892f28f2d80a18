import { quoted } from './quote.ts';

/** In the menu of a rule: its words as tonight's table reads them, with place and address, ready to be pasted. */
export function offerQuote(menu: HTMLElement): void {
  const { quote = '', quoted: done = '' } = menu.closest('article')?.dataset ?? {};
  if (quote === '' || menu.querySelector('[data-copies]') !== null) return;
  const line = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet';
  button.dataset['copies'] = '';
  button.textContent = quote;
  const said = document.createElement('span');
  said.role = 'status';
  line.append(button, said);
  menu.querySelector('.about-text')?.append(line);
  button.addEventListener('click', async () => {
    const text = quotationOf(menu);
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = done;
    } catch {
      // The clipboard is closed to pages: the text is shown, to be copied by hand.
      const shown = document.createElement('textarea');
      shown.readOnly = true;
      shown.value = text;
      shown.ariaLabel = quote;
      line.replaceChildren(shown);
      shown.select();
    }
  });
}

function quotationOf(menu: HTMLElement): string {
  const rule = menu.closest<HTMLElement>('.rule');
  const heading = [...document.querySelectorAll('article h2')].findLast(
    one => one.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const language = document.documentElement.lang;
  // Only of the book that these readers have: pages of another edition would send them astray.
  const printed = menu.querySelector(`[data-edition="${language}"] dd`);
  return quoted({
    words: rule === null ? '' : wordsOf(rule),
    page: document.querySelector('h1')?.textContent ?? '',
    heading: heading?.textContent,
    printed: printed?.textContent.replaceAll(/\s+/g, ' ').trim(),
    address: `${location.origin}${location.pathname}#${rule?.dataset['rule'] ?? ''}`,
  });
}

/** What is seen of it, block by block. */
function wordsOf(element: Element): string {
  if (element.matches('.about') || element.getClientRects().length === 0) return '';
  const text = [...element.childNodes]
    .map(node => (node instanceof Element ? wordsOf(node) : (node.textContent ?? '')))
    .join('');
  return element.matches('p, li, td, th, div, dd, dt') ? ` ${text} ` : text;
}
