import { element } from './elements.ts';
import type { Words } from './words.ts';

/** What we use of Pagefind, which the build puts beside the site. */
type Pagefind = {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  search(words: string): Promise<{ results: readonly { data(): Promise<Page> }[] }>;
};
type Page = {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly plain_excerpt: string;
  }[];
};

const most = 8;
let pagefind: Promise<Pagefind> | undefined;

/** Asks the index of all pages, which is fetched for this only, and shows what it has below the answers. */
export async function fullText(place: HTMLElement, box: HTMLElement, question: string): Promise<void> {
  const { base = '/', words: texts = '{}' } = box.dataset;
  const words: Words = JSON.parse(texts);
  const show = (...children: (Node | string)[]) => {
    place.querySelector('section')?.remove();
    place.append(element('section', { class: 'answers', role: 'status' }, ...children));
  };
  try {
    pagefind ??= load(base);
    const { results } = await (await pagefind).search(question);
    const pages = await Promise.all(results.slice(0, most).map(result => result.data()));
    if (pages.length === 0) return show(words.fullTextNone);
    show(
      element('h2', { class: 'label' }, words.fullTextTitle),
      element('ol', { class: 'results' }, ...pages.map(row)),
    );
  } catch {
    pagefind = undefined;
    show(words.failed);
  }
}

function row({ url, meta, sub_results: [best] }: Page): HTMLElement {
  const text = element('span', {}, best?.plain_excerpt ?? '');
  const name = element('strong', {}, best?.title ?? meta.title);
  const link = element('a', { href: best?.url ?? url }, element('small', {}, meta.title), name, text);
  return element('li', {}, link);
}

async function load(base: string): Promise<Pagefind> {
  const made: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  await made.options({ baseUrl: base, excerptLength: 30 });
  return made;
}
