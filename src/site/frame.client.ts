import '#ui/parts/enlarged.client.ts';
import type { Book } from '#books/registry.ts';
import { allBooks, booksChanged, expansionsTonight, optionalBooks, putOnTable } from '#ui/keep/books.ts';
import { changeSettings, readSettings } from '#ui/keep/settings.ts';
import { tableTonight } from '#ui/keep/table.ts';
import { fragmentOf } from './fragment.ts';

const root = document.documentElement;

/** The radio buttons of the display menu show what is set, and set it. */
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-setting]')) {
  const setting = input.dataset['setting'] === 'size' ? 'size' : 'theme';
  const value = input.value === '' ? undefined : input.value;
  input.checked = (readSettings()[setting] ?? '') === input.value;
  input.addEventListener('change', () => {
    changeSettings({ [setting]: value });
    if (value === undefined) delete root.dataset[setting];
    else root.dataset[setting] = value;
  });
}

/** Every switch of a book shows what lies on the table, and changes it; an address that names books follows. */
const switches = document.querySelectorAll<HTMLInputElement>('input[data-book]');
showBooks(expansionsTonight());
for (const input of switches) {
  input.addEventListener('change', () => {
    const book = optionalBooks().find(one => one === input.dataset['book']);
    if (book !== undefined) putOnTable(book, input.checked);
  });
}
addEventListener(booksChanged, () => showBooks(expansionsTonight()));

function showBooks(chosen: readonly Book[]): void {
  root.dataset['books'] = chosen.join(' ');
  for (const input of switches) input.checked = chosen.some(book => book === input.dataset['book']);
  tellTable();
  const url = new URL(location.href);
  if (!url.searchParams.has('books')) return;
  url.searchParams.set('books', (chosen.length === 0 ? allBooks().slice(0, 1) : chosen).join(','));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The header tells what lies on the table and how many sit at it, by the names of its own switches. */
function tellTable(): void {
  const told = document.querySelector<HTMLElement>('[data-tonight]');
  if (told === null) return;
  const sheet = told.closest('details');
  const laid = [...(sheet?.querySelectorAll<HTMLInputElement>('input[data-book]:checked') ?? [])];
  const names = laid.map(({ nextElementSibling: name }) => name?.textContent?.trim() ?? '');
  const seats = tableTonight().seats ?? 0;
  const players = told.dataset['players']?.split('|')[seats - 3];
  told.dataset['base'] ??= told.textContent ?? '';
  told.textContent = [names.join(' + ') || told.dataset['base'], players].filter(Boolean).join(' · ');
}

/** Another language keeps the place: the same page, the same rule, the same question after the `?`. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    changeSettings({ language: link.dataset['language'] });
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** Menus close at Escape, and when the reader turns to something else. */
const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  for (const menu of menus) {
    if (!menu.open) continue;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});
for (const type of ['pointerdown', 'focusin']) {
  addEventListener(type, ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

/** A link to a rule that is not here (any more) says so, instead of leaving the reader at the top of the page. */
const lostPlace = document.querySelector<HTMLElement>('[data-lost-place]');
function lookForPlace(): void {
  const place = fragmentOf(location);
  // What is opened stands behind the # as well: `#preset=…`. That is no place on the page.
  if (place.includes('=')) return;
  if (lostPlace !== null) lostPlace.hidden = place === '' || document.getElementById(place) !== null;
}
addEventListener('hashchange', lookForPlace);
lookForPlace();

// At once, not when it is needed: a new version of the site may have taken it away by then.
if (document.querySelector('astro-island') !== null) void import('./islandFault.ts').catch(() => undefined);
