import type { Book } from '#books/registry.ts';
import { optionalBooks } from '#ui/keep/books.ts';
import { element } from './elements.ts';
import { offTable, onTable } from './onTable.ts';
import type { Words } from './words.ts';

/** What we use of Pagefind, which the build puts beside the site. */
type Pagefind = {
  options(options: { baseUrl: string; excerptLength: number; noWorker: true }): Promise<void>;
  search(
    words: string,
    options: { readonly filters: { readonly book: { readonly any: readonly Book[] } } },
  ): Promise<{ results: readonly { data(): Promise<Page> }[] }>;
};
type Page = {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly filters: { readonly book?: readonly Book[] };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly plain_excerpt: string;
  }[];
};

const most = 8;
const mostOffTable = 4;
let pagefind: Promise<Pagefind> | undefined;

/**
 * Asks the index of all pages, which is fetched for this only. What it has is shown below the answers: at the end, and
 * under their own heading, pages of books that are not on the table tonight.
 */
export async function fullText(
  base: string,
  words: Words,
  question: string,
): Promise<readonly (Node | string)[]> {
  const on = await pagesOf(onTable(), most);
  const off = await pagesOf(offTable(), mostOffTable);
  if (on.length + off.length === 0) return [words.fullTextNone];
  return [...list(words.fullTextTitle, on), ...list(words.notTonight, off)];

  async function pagesOf(books: readonly Book[], atMost: number): Promise<readonly Page[]> {
    if (books.length === 0) return [];
    pagefind ??= load(base).catch((error: unknown) => {
      pagefind = undefined;
      throw error;
    });
    const { results } = await (await pagefind).search(question, { filters: { book: { any: books } } });
    return Promise.all(results.slice(0, atMost).map(result => result.data()));
  }

  function list(heading: string, pages: readonly Page[]): readonly HTMLElement[] {
    if (pages.length === 0) return [];
    const rows = pages.map(page => row(page, words));
    return [element('h2', { class: 'label' }, heading), element('ol', { class: 'results' }, ...rows)];
  }
}

function row({ url, meta, filters, sub_results: [best] }: Page, words: Words): HTMLElement {
  const text = element('span', {}, best?.plain_excerpt ?? '');
  const name = element('strong', {}, best?.title ?? meta.title);
  const place = element('small', {}, meta.title);
  for (const book of filters.book ?? [])
    if (optionalBooks().includes(book)) place.append(' ', element('b', { class: 'book' }, words.books[book]));
  const link = element('a', { href: best?.url ?? url }, place, name, text);
  return element('li', {}, link);
}

async function load(base: string): Promise<Pagefind> {
  const made: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  // Its worker would be begun at an address that no policy has seen; the index is small enough without.
  await made.options({ baseUrl: base, excerptLength: 30, noWorker: true });
  return made;
}
