import { fetchPage } from '#site/trusted.ts';
import { changeSettings, readSettings } from '#ui/keep/settings.ts';

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
      const [{ layBeside }, other] = await Promise.all([import('./layBeside.ts'), fetchPage(address)]);
      // In the meantime the reader may have chosen otherwise.
      if (wanted === language) layBeside(other, language);
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
