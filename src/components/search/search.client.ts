/** What we use of Pagefind, which the build puts beside the site. */
type Pagefind = {
  options(options: { baseUrl: string }): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: { data(): Promise<Result> }[] } | null>;
};
type Result = {
  readonly url: string;
  readonly meta: { readonly title: string; readonly heading: string; readonly text: string };
};

const most = 20;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) start(form);

function start(form: HTMLFormElement) {
  const input = form.querySelector('input');
  const list = document.querySelector('[data-results]');
  const state = document.querySelector('[data-state]');
  const example = document.querySelector<HTMLTemplateElement>('template[data-result]');
  if (input === null || list === null || state === null || example === null) return;
  const { base = '/', none = '', failed = '' } = form.dataset;
  let pagefind: Promise<Pagefind> | undefined;

  async function load(): Promise<Pagefind> {
    const loaded: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
    await loaded.options({ baseUrl: base });
    return loaded;
  }

  async function search(query: string) {
    const search = new URLSearchParams(query === '' ? {} : { q: query }).toString();
    history.replaceState(undefined, '', search === '' ? location.pathname : `?${search}`);
    if (query === '') return show([], '');
    try {
      pagefind ??= load();
      const answer = await (await pagefind).debouncedSearch(query);
      // Without an answer a newer question has come in the meantime.
      if (answer === null) return;
      const results = await Promise.all(answer.results.slice(0, most).map(result => result.data()));
      show(results, results.length === 0 ? none : '');
    } catch {
      pagefind = undefined;
      show([], failed);
    }
  }

  function show(results: readonly Result[], words: string) {
    state?.replaceChildren(words);
    list?.replaceChildren(...results.map(row));
  }

  function row({ url, meta }: Result): Node {
    const copy = example?.content.cloneNode(true) as DocumentFragment;
    copy.querySelector('a')?.setAttribute('href', url);
    copy.querySelector('a')?.append(meta.text);
    copy.querySelector('small')?.append(meta.heading === '' ? meta.title : `${meta.title} › ${meta.heading}`);
    return copy;
  }

  form.addEventListener('submit', event => event.preventDefault());
  input.addEventListener('input', () => search(input.value.trim()));
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value !== '') search(input.value.trim());
}
