import { changeSettings, readSettings } from '../../storage/settings.ts';

/** Shows the same page in a second language, each rule under its own; the other page is fetched when it is wanted. */
for (const choice of document.querySelectorAll<HTMLElement>('[data-beside-choice]')) {
  const status = choice.querySelector('[role=status]');
  const buttons = new Map<string, HTMLButtonElement>();
  let wanted: string | undefined;

  const show = async (language: string | undefined, address = '') => {
    wanted = language;
    for (const [name, button] of buttons) button.ariaPressed = `${name === language}`;
    for (const old of document.querySelectorAll('.beside')) old.remove();
    status?.replaceChildren();
    if (language === undefined) return;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(response.statusText);
      const other = new DOMParser().parseFromString(await response.text(), 'text/html');
      // In the meantime the reader may have chosen otherwise.
      if (wanted === language) lay(other, language);
    } catch {
      status?.replaceChildren(choice.dataset['failed'] ?? '');
    }
  };

  for (const link of choice.querySelectorAll<HTMLAnchorElement>('a[data-beside]')) {
    const language = link.dataset['beside'] ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.lang = language;
    button.ariaPressed = 'false';
    button.textContent = link.textContent;
    buttons.set(language, button);
    button.addEventListener('click', () => {
      const next = wanted === language ? undefined : language;
      changeSettings({ beside: next });
      show(next, link.href);
    });
    link.replaceWith(button);
    if (readSettings().beside === language) show(language, link.href);
  }
}

function lay(other: Document, language: string): void {
  const textLanguage = other.querySelector<HTMLElement>('article')?.lang || language;
  for (const rule of document.querySelectorAll('section.rule')) {
    const text = other.getElementById(rule.id);
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
