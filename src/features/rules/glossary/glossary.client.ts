import { booksChanged } from '#ui/keep/books.ts';
import { searchForm } from './searchForm.ts';

/** The list of terms, sifted while one types: by the term in any of the languages, its other words or its meaning. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-glossary]')) {
  const input = form.querySelector('input');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (input === null) continue;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-words]')].map(element => ({
    element,
    books: element.dataset['with'],
    name: searchForm(`${element.querySelector('dfn')?.textContent} ${element.dataset['words']}`),
    meaning: searchForm(element.textContent ?? ''),
  }));

  /** What is called so comes alone; only when nothing is, do explanations count. */
  const matching = (among: typeof entries, wanted: string) => {
    const named = among.filter(({ name }) => name.includes(wanted));
    return named.length > 0 ? named : among.filter(({ meaning }) => meaning.includes(wanted));
  };

  const sift = () => {
    const wanted = searchForm(input.value.trim());
    for (const { element, books } of entries) {
      element.hidden = false;
      if (books !== undefined) element.dataset['with'] = books;
    }
    const onTable = entries.filter(({ element }) => element.checkVisibility());
    const found = matching(onTable, wanted);
    // What nothing on the table is called may be in a book that is off it: then it is shown, with its book.
    const shown = new Set(found.length > 0 ? found : matching(entries, wanted));
    for (const entry of entries) {
      entry.element.hidden = wanted !== '' && !shown.has(entry);
      if (found.length === 0) delete entry.element.dataset['with'];
    }
    status?.replaceChildren(shown.size === 0 ? (form.dataset['none'] ?? '') : '');
  };

  form.addEventListener('submit', event => event.preventDefault());
  input.addEventListener('input', () => {
    const question = input.value.trim();
    const search = new URLSearchParams(question === '' ? {} : { q: question }).toString();
    history.replaceState(undefined, '', search === '' ? location.pathname : `?${search}`);
    sift();
  });
  addEventListener(booksChanged, sift);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  sift();
}
