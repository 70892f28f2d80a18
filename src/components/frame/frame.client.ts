import '../board/enlarged.client.ts';
import { factsOf } from '#rules/facts.ts';
import { allBooks, booksChanged, expansionsTonight, optionalBooks, putOnTable } from '#storage/books.ts';
import { changeSettings, readSettings } from '#storage/settings.ts';
import {
  clearTable,
  factsTonight,
  isUnsaid,
  printedTables,
  sayOfTable,
  showFacts,
  tableTonight,
} from '#storage/table.ts';
import { fragmentOf } from '../fragment.ts';

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

/** Every switch of tonight's table shows what has been said of it, and says more; an address that names books follows. */
const switches = document.querySelectorAll<HTMLInputElement>('input[data-book]');
const selects = document.querySelectorAll<HTMLSelectElement>('select[data-table]');
showTable();
for (const input of switches) {
  input.addEventListener('change', () => {
    const book = optionalBooks().find(one => one === input.dataset['book']);
    if (book !== undefined) putOnTable(book, input.checked);
  });
}
for (const select of selects) {
  select.addEventListener('change', () => {
    const { value } = select;
    if (select.dataset['table'] === 'leader')
      sayOfTable({ leader: value === '' ? undefined : value === 'yes' });
    else sayOfTable({ objective: value === '' ? undefined : value });
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-table]')) {
  button.addEventListener('click', () => clearTable(button.dataset['table'] === 'alone' ? [] : undefined));
}
addEventListener(booksChanged, showTable);

function showTable(): void {
  const chosen = expansionsTonight();
  root.dataset['books'] = chosen.join(' ');
  showFacts(factsTonight());
  for (const input of switches) input.checked = chosen.some(book => book === input.dataset['book']);
  for (const select of selects) showSelect(select);
  for (const element of document.querySelectorAll<HTMLElement>('[data-unsaid]'))
    element.hidden = isUnsaid() !== (element.dataset['unsaid'] === 'yes');
  const url = new URL(location.href);
  // What was said of the table since is not what the address says.
  url.searchParams.delete('tonight');
  if (url.searchParams.has('books'))
    url.searchParams.set('books', (chosen.length === 0 ? allBooks().slice(0, 1) : chosen).join(','));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Only what the rest of the table allows can be chosen. */
function showSelect(select: HTMLSelectElement): void {
  const { objective, leader, ...rest } = tableTonight();
  const isLeader = select.dataset['table'] === 'leader';
  const { not } = factsOf(printedTables(), isLeader ? { ...rest, objective } : { ...rest, leader });
  const said = isLeader ? { true: 'yes', false: 'no', undefined: '' }[`${leader}`] : (objective ?? '');
  for (const option of select.options) option.disabled = not.includes(option.dataset['fact'] ?? '');
  select.value = [...select.options].some(({ value, disabled }) => value === said && !disabled)
    ? (said ?? '')
    : '';
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
