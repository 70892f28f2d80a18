import { expect, test } from 'vitest';
import { withoutParts } from '../../scripts/search/writeFullText.ts';

const page = (book: string, inside: string) =>
  `<main data-pagefind-body data-pagefind-filter="book:${book}">${inside}</main>`;
const cain =
  '<section id="cain" data-with="pegasus"><h3>Cain <small>(Cain)</small> <small class="of-books">Pegasus</small></h3>' +
  '<p>Blind jump?</p><p data-pagefind-ignore>No.</p><div id="inner" data-with="daybreak"><h4>x</h4></div></section>';

test('what an expansion adds to a page of all books is found as its own, and not in the page', () => {
  const { page: rest, parts } = withoutParts(page('base', `<h3>Base</h3>${cain}<p>More</p>`));
  expect(rest).toBe(page('base', '<h3>Base</h3><p>More</p>'));
  expect(parts).toEqual([
    { id: 'cain', title: 'Cain (Cain)', text: 'Cain (Cain) Blind jump? x', books: ['pegasus'] },
  ]);
});

test('what is left out of the full text, what has no address, and pages of an expansion stay as they are', () => {
  for (const html of [
    page('base', `<nav data-pagefind-ignore>${cain}</nav>`),
    page('base', '<p data-with="pegasus">No address</p>'),
    page('pegasus', cain),
  ])
    expect(withoutParts(html)).toEqual({ page: html, parts: [] });
});
