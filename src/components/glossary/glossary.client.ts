import { searchForm } from './searchForm.ts';

/** The list of terms, sifted while one types: by the term in any of the languages, its other words or its meaning. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-glossary]')) {
  const input = form.querySelector('input');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (input === null) continue;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-words]')].map(element => ({
    element,
    name: searchForm(`${element.querySelector('dfn')?.textContent} ${element.dataset['words']}`),
    meaning: searchForm(element.textContent ?? ''),
  }));

  const sift = () => {
    const wanted = searchForm(input.value.trim());
    // What is called so comes alone; only when nothing is, do explanations count.
    const named = entries.filter(({ name }) => name.includes(wanted));
    const shown = new Set(
      named.length > 0 ? named : entries.filter(({ meaning }) => meaning.includes(wanted)),
    );
    for (const entry of entries) entry.element.hidden = !shown.has(entry);
    status?.replaceChildren(shown.size === 0 ? (form.dataset['none'] ?? '') : '');
  };

  form.addEventListener('submit', event => event.preventDefault());
  input.addEventListener('input', () => {
    const question = input.value.trim();
    const search = new URLSearchParams(question === '' ? {} : { q: question }).toString();
    history.replaceState(undefined, '', search === '' ? location.pathname : `?${search}`);
    sift();
  });
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  sift();
}
