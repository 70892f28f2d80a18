import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { pagesOfAddresses } from '../../scripts/rulebooks/destinations.ts';
import { type Book, makeEpub } from '../../scripts/rulebooks/epub.ts';

const book: Book = {
  title: 'The rulebook',
  table: 'Base game · To Kobol',
  language: 'en',
  contents: 'Contents',
  source: 'https://example.org/en/rulebook/?tonight=base&more',
  publisher: 'Action Stations',
  css: 'p{margin:0}',
  modified: '2026-11-20T12:00:00Z',
  chapters: [
    {
      id: 'base-turn',
      title: '1 The turn',
      xhtml:
        '<div><p id="turn.end">See <a href="#brig.exit">the Brig</a> and <a href="#turn.end">here</a>.</p></div>',
      sections: [{ id: 'turn.end', title: '1.1 Its end' }],
    },
    { id: 'base-brig', title: '2 The Brig', xhtml: '<p id="brig.exit">Out & away <svg/></p>', sections: [] },
  ],
};

test('an EPUB begins with what it is, uncompressed', () => {
  const bytes = makeEpub(book);
  // The name stands at byte 30 of a zip, and the content right after it.
  expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test('an EPUB lists its chapters, and references name the file in which they end', () => {
  const files = unzipSync(makeEpub(book));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('book/base-turn.xhtml')).toContain('<a href="base-brig.xhtml#brig.exit">');
  expect(text('book/base-turn.xhtml')).toContain('<a href="#turn.end">');
  expect(text('book/nav.xhtml')).toContain('<a href="base-turn.xhtml#turn.end">1.1 Its end</a>');
  expect(text('book/content.opf')).toContain(
    'href="base-brig.xhtml" media-type="application/xhtml+xml" properties="svg"',
  );
  expect(text('book/content.opf')).toContain('?tonight=base&amp;more');
});

test('the pages of addresses are read from the tree of pages, in its order', () => {
  const pdf = `%PDF-1.4
1 0 obj
<</Type /Catalog
/Pages 2 0 R
/Dests 3 0 R>>
endobj
3 0 obj
<</brig.exit [7 0 R /XYZ 29 130 0]
/a#2Fb [5 0 R /XYZ 0 1 0]>>
endobj
2 0 obj
<</Type /Pages
/Kids [4 0 R 7 0 R]>>
endobj
4 0 obj
<</Type /Pages
/Kids [6 0 R 5 0 R]>>
endobj
5 0 obj
<</Type /Page>>
endobj
6 0 obj
<</Type /Page>>
endobj
7 0 obj
<</Type /Page>>
endobj
`;
  expect([...pagesOfAddresses(Buffer.from(pdf, 'latin1'))]).toEqual([
    ['brig.exit', 3],
    ['a/b', 2],
  ]);
});
