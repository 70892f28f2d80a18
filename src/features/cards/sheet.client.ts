import { fetchPage } from '#site/trusted.ts';

/** The chosen cards on a sheet, each fetched from its own page, in one language or two. */
const form = document.querySelector<HTMLFormElement>('form[data-sheet]');
const sheet = document.querySelector('[data-cards]');
if (form && sheet) start(form, sheet);

function start(controls: HTMLFormElement, target: Element) {
  const second = controls.querySelector('select');
  const output = controls.querySelector('output');
  const none = document.querySelector<HTMLElement>('[data-none]');
  const asked = new URLSearchParams(location.search);
  // Nothing but names of cards goes into an address.
  const cards = (asked.get('cards') ?? '').split(',').filter(name => /^[a-z-]+\/[a-z0-9-]+$/.test(name));
  if (none) none.hidden = cards.length > 0;
  // What was chosen before this script came stays, unless the address says otherwise.
  if (second) second.value = asked.get('with') ?? second.value;
  let shown = 0;

  async function show() {
    shown += 1;
    const mine = shown;
    const languages = [document.documentElement.lang, second?.value ?? ''].filter(
      language => language !== '',
    );
    const faces = await Promise.all(
      cards.flatMap(card =>
        languages.map(language =>
          fetchFace(`${controls.dataset['base']}${language}/cards/${card}/`, language),
        ),
      ),
    );
    if (mine !== shown) return;
    const found = faces.filter(face => face !== undefined);
    output?.replaceChildren(found.length < faces.length ? (controls.dataset['failed'] ?? '') : '');
    target.replaceChildren(...found);
  }

  second?.addEventListener('change', () => {
    const url = new URL(location.href);
    if (second.value === '') url.searchParams.delete('with');
    else url.searchParams.set('with', second.value);
    history.replaceState(history.state, '', url);
    show();
  });
  controls.querySelector('[data-print]')?.addEventListener('click', () => print());
  show();
}

async function fetchFace(href: string, language: string): Promise<Element | undefined> {
  try {
    const face = (await fetchPage(href)).querySelector('.card-face');
    face?.setAttribute('lang', language);
    return face ?? undefined;
  } catch {
    return undefined;
  }
}
