import { ask, type Hit, type Index } from './ask.ts';

/** What we use of Pagefind, which the build puts beside the site. */
type Pagefind = {
  options(options: { baseUrl: string }): Promise<void>;
  /** All there is when asked for nothing. */
  search(word: string | null): Promise<{ results: Entry[] }>;
};
type Entry = Hit & { data(): Promise<Result> };
type Result = {
  readonly url: string;
  readonly meta: {
    readonly title: string;
    readonly heading: string;
    readonly name: string;
    readonly text: string;
  };
};

/** Debounce, shorter than the pause between two letters of a slow typist. */
const pause = 60;
const most = 20;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) start(form);

function start(form: HTMLFormElement) {
  const input = form.querySelector('input');
  const list = document.querySelector('[data-results]');
  const state = document.querySelector('[data-state]');
  const example = document.querySelector<HTMLTemplateElement>('template[data-result]');
  const often = document.querySelector<HTMLElement>('[data-often]');
  if (input === null || list === null || state === null || example === null) return;
  const { base = '/', none = '', found = '', failed = '' } = form.dataset;
  let index: Promise<Index<Entry>> | undefined;
  let asked = 0;

  async function search(question: string, wait = pause) {
    asked += 1;
    const mine = asked;
    const search = new URLSearchParams(question === '' ? {} : { q: question }).toString();
    history.replaceState(history.state, '', search === '' ? location.pathname : `?${search}`);
    if (often !== null) often.hidden = question !== '';
    if (question === '') return show([], '');
    await new Promise(resolve => setTimeout(resolve, wait));
    // In the meantime a newer question may have come, here and below.
    if (mine !== asked) return;
    try {
      index ??= load(base);
      const answers = await ask(question, await index);
      const results = await Promise.all(answers.slice(0, most).map(answer => answer.data()));
      if (mine === asked)
        show(results, results.length === 0 ? none : found.replace('{count}', `${results.length}`));
      comeBack();
    } catch {
      index = undefined;
      if (mine === asked) show([], failed);
    }
  }

  function show(results: readonly Result[], words: string) {
    state?.replaceChildren(words);
    list?.replaceChildren(...results.map(row));
  }

  /** Answers come after the browser has looked for the place to which the reader returns. */
  function comeBack() {
    const y: unknown = history.state?.y;
    if (typeof y === 'number') scrollTo(0, y);
    history.replaceState(undefined, '');
  }
  addEventListener('pagehide', () => history.replaceState({ y: scrollY }, ''));

  function row({ url, meta }: Result): Node {
    const copy = example?.content.cloneNode(true) as DocumentFragment;
    copy.querySelector('a')?.setAttribute('href', url);
    const name = copy.querySelector('strong');
    if (meta.name === '') name?.remove();
    else name?.append(meta.name);
    copy.querySelector('span')?.append(meta.text);
    copy.querySelector('small')?.append(meta.heading === '' ? meta.title : `${meta.title} › ${meta.heading}`);
    return copy;
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    // The keyboard of a phone makes room for the answers.
    input.blur();
    search(input.value.trim(), 0);
  });
  input.addEventListener('input', () => search(input.value.trim()));
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value !== '') search(input.value.trim(), 0);
  // Focus the box on a first visit, but not when the reader comes back to results.
  else input.focus({ preventScroll: true });
}

async function load(base: string): Promise<Index<Entry>> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  await pagefind.options({ baseUrl: base });
  const known = new Map<string, Promise<Entry[]>>();
  const resultsOf = async (word: string | null) => (await pagefind.search(word)).results;
  const search = (word: string) => {
    const hits = known.get(word) ?? resultsOf(word);
    known.set(word, hits);
    return hits;
  };
  return { size: (await resultsOf(null)).length, search };
}
