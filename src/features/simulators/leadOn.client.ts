import type { Book } from '#books/registry.ts';
import { expansionsTonight } from '#ui/keep/books.ts';
import { leadOn } from './leadOn.ts';

/** Leads on at once, with what the address says: what stood on the bench, and that its book is on the table. */
const link = document.querySelector<HTMLAnchorElement>('a[data-lead-on]');
const { from = '', to = '', book = '' } = link?.dataset ?? {};
if (link !== null) {
  const books = [...new Set([...expansionsTonight(), book as Book])];
  location.replace(leadOn(link.href, location.href, { from, to, books }));
}
