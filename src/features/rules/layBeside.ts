/** Puts the text of each rule in another language under it. */
export function layBeside(other: Document, language: string): void {
  const textLanguage = other.querySelector<HTMLElement>('article')?.lang || language;
  for (const rule of document.querySelectorAll<HTMLElement>('section.rule')) {
    const text = other.querySelector(`section.rule[data-rule="${rule.dataset['rule']}"]`);
    if (text === null) continue;
    const beside = document.createElement('div');
    beside.className = 'beside';
    beside.lang = textLanguage;
    for (const part of text.querySelectorAll('.about, .label')) part.remove();
    for (const part of text.querySelectorAll('[id]')) part.removeAttribute('id');
    // Explanations are given in the reader's own language, at the text above.
    for (const term of text.querySelectorAll('a.term')) term.replaceWith(...term.childNodes);
    beside.append(...text.childNodes);
    rule.querySelector(':scope > .about')?.before(beside);
  }
}
