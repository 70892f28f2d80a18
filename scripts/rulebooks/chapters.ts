import type { Page } from '@playwright/test';
import type { Chapter } from './epub.ts';

/**
 * The chapters of the rulebook as tonight's table sees them, each as XHTML: without what is hidden, with the numbers that the
 * style sheet counts written out, since readers of books know neither our style sheet nor our scripts.
 */
export function chaptersOn(page: Page): Promise<readonly Chapter[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.getClientRects().length > 0 || element.matches('.address, defs, defs *, svg title, svg desc');
    // What our style sheets say of a drawing goes into the drawing.
    const drawing = [
      'fill',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
      'opacity',
      'font-size',
      'font-weight',
      'text-anchor',
    ];
    const write = new XMLSerializer();
    let pages = 0;
    return [...document.querySelectorAll<HTMLElement>('.rulebook-page, .rulebook-index')]
      .filter(isSeen)
      .map(chapter => {
        const isIndex = chapter.matches('.rulebook-index');
        if (!isIndex) pages += 1;
        const drawn = [...chapter.querySelectorAll('svg, svg *')].map(element => {
          const style = getComputedStyle(element);
          return drawing.map(property => [property, style.getPropertyValue(property)] as const);
        });
        const hidden = [...chapter.querySelectorAll('*')].map(
          element =>
            !isSeen(element) || element.matches('button, script, style, .visually-hidden, .in-words'),
        );
        const copy = chapter.cloneNode(true) as HTMLElement;
        for (const [at, element] of [...copy.querySelectorAll('svg, svg *')].entries())
          for (const [property, value] of drawn[at] ?? []) element.setAttribute(property, value);
        for (const [at, element] of [...copy.querySelectorAll('*')].entries())
          if (hidden[at] === true) element.remove();
        let section = 0;
        let group = 0;
        const number = (text: string) => {
          const mark = document.createElement('span');
          mark.className = 'number';
          mark.textContent = `${text} `;
          return mark;
        };
        const sections: { id: string; title: string }[] = [];
        for (const element of copy.querySelectorAll<HTMLElement>('h2, h3, .rule, a[data-number]')) {
          if (element.matches('a')) {
            const shown = element.dataset['number'] ?? '';
            if (shown !== '') element.append(element.textContent === '' ? shown : ` (${shown})`);
          } else if (isIndex) continue;
          else if (element.matches('h2')) element.prepend(number(`${pages}`));
          else if (element.matches('h3')) {
            section += 1;
            group = 0;
            sections.push({ id: element.id, title: `${pages}.${section} ${element.textContent.trim()}` });
            element.prepend(number(`${pages}.${section}`));
          } else {
            group += 1;
            const first = element.querySelector('p, li, h4');
            const mark = number(`${pages}.${section}.${group}`);
            if (first?.matches('p')) first.prepend(mark);
            else element.prepend(mark);
          }
        }
        // What only our own scripts and styles know is not valid in a book.
        for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
          for (const { name } of [...element.attributes])
            if (/^(data-|popover|tabindex$)/.test(name)) element.removeAttribute(name);
        }
        const heading = copy.querySelector('h2');
        return {
          id: heading?.id ?? 'index',
          title: heading?.textContent.trim() ?? '',
          xhtml: write.serializeToString(copy),
          sections,
        };
      });
  });
}
