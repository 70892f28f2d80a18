import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { type Book, bookOfRule, books, firstBook } from '#books/registry.ts';
import type { AnswerKind } from '#features/search/pack/answer.ts';
import type { PageKind } from '../pageKinds.ts';

/** An answer as its page shows it. */
export type Shown = {
  readonly id: string;
  readonly kind: AnswerKind;
  readonly book: Book;
  readonly path: string;
  readonly page: string;
  readonly heading: string;
  readonly name: string;
  readonly text: string;
  /** What has to be so at a table for it to be shown; left out where it is always. */
  readonly when?: string;
};

type Reader = (main: HTMLElement, path: string) => readonly Shown[];

/** Pages that hold answers of their own, and how these are told from what stands around them. */
const readers: { readonly [kind in PageKind]?: Reader } = {
  'page of rules': rules,
  rulings,
  symbols,
  glossary,
  editions,
  card,
};

/** Pages that answer nothing by themselves. Any other page is found by its title. */
const without: ReadonlySet<PageKind> = new Set([
  'door',
  'lost',
  'home',
  'search',
  'terms',
  'proofs',
  'gallery',
]);

/** The answers on a page of a language, in their order. */
export function answersOn(html: string, path: string, kind: PageKind): readonly Shown[] {
  if (without.has(kind)) return [];
  const root = parse(html);
  const main = root.querySelector('main');
  // A page that is shown in another language is found in that language only.
  if (main === null || main.querySelector('article[lang]') !== null) return [];
  // It only leads on to another one, which is found.
  if (main.querySelector('[data-lead-on]') !== null) return [];
  const read = readers[kind];
  if (read !== undefined) return read(main, path);
  if (main.querySelector('[data-answer]') !== null) {
    throw new Error(`${path} holds answers, but pages of the kind “${kind}” are not read for them.`);
  }
  const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const as = kind === 'example' || kind === 'lesson' ? kind : 'page';
  return [whole(main, path, as, description)];
}

function rules(main: HTMLElement, path: string): Shown[] {
  const page = words(main.querySelector('h1'));
  let heading = '';
  const found: Shown[] = [];
  for (const element of main.querySelectorAll('h2, [data-answer]')) {
    if (!element.hasAttribute('data-answer')) {
      heading = words(element);
      continue;
    }
    const ids = [element.id, ...element.querySelectorAll(':scope > .address').map(({ id }) => id)];
    const text = ownText(element);
    const conditions = conditionsOf(element);
    ids.forEach((id, at) => {
      // One sentence may tell rules of several books; of those on the table the latest one's is found.
      const others = ids
        .slice(at + 1)
        .map(bookOfRule)
        .filter(book => book !== bookOfRule(id));
      const when = [...new Set([...conditions, ...others.map(book => `!${book}`)])].join(' ');
      found.push({
        id,
        kind: 'rule',
        book: bookOfRule(id),
        path: `${path}#${id}`,
        page,
        heading,
        name: '',
        text,
        ...(when === '' ? {} : { when }),
      });
    });
  }
  return found;
}

/** What its page, what stands around it and the element itself set as conditions. */
function conditionsOf(element: HTMLElement): readonly string[] {
  const own = (element.getAttribute('data-if') ?? element.getAttribute('data-conditions') ?? '').split(' ');
  const around = element.parentNode === null ? [] : conditionsOf(element.parentNode);
  return [...around, ...own.filter(condition => condition !== '')];
}

/** What holds wherever the answer does: without what has an answer of its own, or a condition of its own if more is left. */
function ownText(element: HTMLElement): string {
  const without = (selector: string) => {
    const copy = element.clone() as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) if (part !== copy) part.remove();
    return plainText(copy);
  };
  return without('[data-answer], .when, .fact') || without('[data-answer], .fact');
}

function rulings(main: HTMLElement, path: string): Shown[] {
  const page = words(main.querySelector('h1'));
  return main.querySelectorAll('.subject').flatMap(subject => {
    const heading = words(subject.querySelector('h3'));
    return subject.querySelectorAll('[data-answer]').map((element): Shown => {
      const { id } = element;
      const name = words(element.querySelector('h4'));
      element.querySelector('h4')?.remove();
      return {
        id: `rulings/${id}`,
        kind: 'ruling',
        book: booksOf(element)[0] ?? firstBook,
        path: `${path}#${id}`,
        page,
        heading,
        name,
        text: plainText(element),
      };
    });
  });
}

function symbols(main: HTMLElement, path: string): Shown[] {
  const page = words(main.querySelector('h1'));
  return main.querySelectorAll('[data-answer]').flatMap((element): Shown[] => {
    const { id } = element;
    const name = words(element.querySelector('h3'));
    element.querySelector('h3')?.remove();
    const text = plainText(element);
    const shown = { kind: 'symbol', path: `${path}#${id}`, page, heading: '', name, text } as const;
    return booksOf(element).map(book => ({ id: `symbols/${id}`, book, ...shown }));
  });
}

function glossary(main: HTMLElement, path: string): Shown[] {
  const page = words(main.querySelector('h1'));
  return main.querySelectorAll('.glossary > div').flatMap((element): Shown[] => {
    const { id } = element;
    const name = words(element.querySelector('dfn'));
    for (const part of element.querySelectorAll('.when')) part.remove();
    const text = words(element.querySelector('dd:not(.others)'));
    const shown = { kind: 'term', path: `${path}#${id}`, page, heading: '', name, text } as const;
    return booksOf(element).map(book => ({ id: `term/${id}`, book, ...shown }));
  });
}

function editions(main: HTMLElement, path: string): Shown[] {
  const page = words(main.querySelector('h1'));
  const book = bookNamed(path.split('/')[2]);
  // Those that are told in another language only are found in that one.
  return main.querySelectorAll('.question:not([lang])').map((element): Shown => {
    const { id } = element;
    const name = words(element.querySelector('h3'));
    const text = words(element.querySelector('.ruling'));
    return {
      id: `editions/${id}`,
      kind: 'edition',
      book,
      path: `${path}#${id}`,
      page,
      heading: '',
      name,
      text,
    };
  });
}

function card(main: HTMLElement, path: string): Shown[] {
  const face = main.querySelector('.card-face');
  const id = path.split('/').slice(2, 4).join('/');
  return [
    {
      id,
      kind: id.startsWith('character/') ? 'character' : 'card',
      book: bookNamed(main.getAttribute('data-book')),
      path,
      page: words(face?.querySelector('.label') ?? null),
      heading: '',
      name: words(main.querySelector('h1')),
      text: words(face?.querySelector('.says') ?? null),
    },
  ];
}

/** A page that is one answer: its title and what it says of itself. */
function whole(main: HTMLElement, path: string, kind: AnswerKind, text: string): Shown {
  const id = path.split('/').slice(1, -1).join('/');
  const name = words(main.querySelector('h1'));
  return { id, kind, book: firstBook, path, page: '', heading: '', name, text };
}

/** With each of these books something is found, whichever of them is on the table. */
const booksOf = (element: HTMLElement): readonly Book[] =>
  element.getAttribute('data-with')?.split(' ').map(bookNamed) ?? [firstBook];

const bookNamed = (name: string | undefined): Book => books.find(book => book === name) ?? firstBook;

/** The text of an answer without what stands beside it. */
function plainText(element: HTMLElement): string {
  for (const aside of element.querySelectorAll('[data-pagefind-ignore], figure, .label')) aside.remove();
  return words(element);
}

function words(element: HTMLElement | null): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}
