import { plainLetters as plain } from '#i18n/plainLetters.ts';

/** The list of cards, narrowed by what is typed and chosen; both stand in the address. */
const page = document.querySelector<HTMLElement>('.cards-list');
const form = page?.querySelector<HTMLFormElement>('form[data-filters]');
if (page && form) start(page, form);

function start(list: HTMLElement, filters: HTMLFormElement) {
  const rows = [...list.querySelectorAll<HTMLLIElement>('.cards-rows > li')].map(row => ({
    row,
    // What can be seen on the card is said in the row, for those who hold it and don't know its name.
    words: plain(`${spoken(row)} ${row.dataset['names'] ?? ''} ${row.dataset['difficulty'] ?? ''}`),
  }));
  const groups = list.querySelectorAll<HTMLElement>('[data-group]');
  const count = filters.querySelector('[data-count]');
  const print = filters.querySelector<HTMLAnchorElement>('[data-print]');
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const found: Readonly<Record<string, string>> = JSON.parse(list.dataset['found'] ?? '{}');
  const fields = [...filters.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];

  /** What is typed and chosen: one word, one choice of each list, any of the boxes of one name. */
  function wanted(): readonly (readonly [name: string, value: string])[] {
    return [...new FormData(filters)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
  }

  function show() {
    const chosen = wanted();
    const byName = Map.groupBy(chosen, ([name]) => name);
    const fits = (row: HTMLLIElement, words: string) =>
      [...byName].every(([name, values]) =>
        name === 'q'
          ? values.every(([, value]) =>
              plain(value)
                .split(/[\s·,]+/)
                .every(word => hasWord(words, word)),
            )
          : values.some(([, value]) => (row.dataset[name] ?? '').split(' ').includes(value)),
      );
    let shown = 0;
    for (const { row, words } of rows) {
      row.hidden = !fits(row, words);
      if (!row.hidden) shown += 1;
    }
    for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null;
    // As long as nothing is chosen, a row of each deck shows what there is.
    list.toggleAttribute('data-overview', chosen.length === 0);
    const text = shown === 0 ? list.dataset['none'] : found[plural.select(shown)];
    count?.replaceChildren((text ?? '').replace('{n}', `${shown}`));
    const search = new URLSearchParams(chosen.map(([name, value]) => [name, value])).toString();
    const books = new URLSearchParams(location.search).get('books');
    const kept = books === null ? search : `${search}${search === '' ? '' : '&'}books=${books}`;
    history.replaceState(history.state, '', kept === '' ? location.pathname : `?${kept}`);
  }

  function showPrint() {
    if (print == null) return;
    const chosen = [...list.querySelectorAll<HTMLInputElement>('.cards-rows input:checked')].map(
      ({ value }) => value,
    );
    print.hidden = chosen.length === 0;
    print.search = `?cards=${chosen.join(',')}`;
  }

  const asked = new URLSearchParams(location.search);
  for (const field of fields) {
    const values = asked.getAll(field.name);
    if (field.type === 'radio' || field.type === 'checkbox')
      Reflect.set(
        field,
        'checked',
        values.includes(field.value) || (values.length === 0 && field.value === ''),
      );
    else if (field instanceof HTMLInputElement || [...field.options].some(({ value }) => value === values[0]))
      field.value = values[0] ?? '';
  }
  for (const button of list.querySelectorAll<HTMLButtonElement>('[data-whole]'))
    button.addEventListener('click', () => {
      const kind = filters.querySelector<HTMLInputElement>(
        `[name="kind"][value="${button.dataset['whole']}"]`,
      );
      if (kind !== null) kind.checked = true;
      show();
      scrollTo(0, 0);
      kind?.focus({ preventScroll: true });
    });
  filters.addEventListener('input', show);
  filters.addEventListener('submit', event => event.preventDefault());
  filters.addEventListener('reset', () => setTimeout(show));
  list.addEventListener('change', showPrint);
  show();
  showPrint();
}

/** What a row says, its parts a space apart. */
function spoken(row: HTMLElement): string {
  return row.innerHTML.replace(/<[^>]*>/g, ' ');
}

/** A number is that number; a word may be begun only. */
function hasWord(words: string, word: string): boolean {
  return words
    .split(/[\s·()"„”«»“]+/)
    .some(one => (/^\d+$/.test(word) ? one === word : one.startsWith(word)));
}
