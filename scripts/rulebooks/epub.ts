import { strToU8, type Zippable, zipSync } from 'fflate';

/** A chapter as it stands on the page of the rulebook: XHTML, its address and title. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly xhtml: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

export interface Book {
  readonly title: string;
  /** For which table it is. */
  readonly table: string;
  readonly language: string;
  readonly contents: string;
  /** The address of the page that it was made of. */
  readonly source: string;
  readonly publisher: string;
  readonly css: string;
  readonly chapters: readonly Chapter[];
  /** When it was made: `2026-11-20T12:00:00Z`. */
  readonly modified: string;
}

/** An EPUB 3: chapters of XHTML, a table of contents, a list of all parts, in a zip whose first part says what it is. */
export function makeEpub(book: Book): Uint8Array {
  const files = new Map<string, string>([
    ['META-INF/container.xml', container],
    ['book/content.opf', packageOf(book)],
    ['book/nav.xhtml', contentsOf(book)],
    ['book/style.css', book.css],
    ...book.chapters.map(chapter => [`book/${fileOf(chapter)}`, pageOf(book, chapter)] as const),
  ]);
  const parts: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  for (const [name, text] of files) parts[name] = [strToU8(text), { level: 9 }];
  return zipSync(parts);
}

const fileOf = ({ id }: Pick<Chapter, 'id'>): string => `${id}.xhtml`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

function packageOf(book: Book): string {
  const { chapters, language, title, table, source, publisher, modified } = book;
  const svg = (text: string) => (text.includes('<svg') ? ' properties="svg"' : '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(source)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:description>${escaped(table)}</dc:description>
<dc:language>${language}</dc:language>
<dc:source>${escaped(source)}</dc:source>
<dc:publisher>${escaped(publisher)}</dc:publisher>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${chapters.map(one => `<item id="c-${one.id}" href="${fileOf(one)}" media-type="application/xhtml+xml"${svg(one.xhtml)}/>`).join('\n')}
</manifest>
<spine>
<itemref idref="nav"/>
${chapters.map(one => `<itemref idref="c-${one.id}"/>`).join('\n')}
</spine>
</package>`;
}

function contentsOf({ chapters, ...book }: Book): string {
  const item = (chapter: Chapter) => {
    const sections = chapter.sections
      .map(({ id, title }) => `<li><a href="${fileOf(chapter)}#${escaped(id)}">${escaped(title)}</a></li>`)
      .join('');
    return `<li><a href="${fileOf(chapter)}">${escaped(chapter.title)}</a>${sections === '' ? '' : `<ol>${sections}</ol>`}</li>`;
  };
  const body = `<h1>${escaped(book.title)}</h1><p>${escaped(book.table)}</p>
<nav epub:type="toc" id="toc"><h2>${escaped(book.contents)}</h2><ol>${chapters.map(item).join('\n')}</ol></nav>`;
  return xhtml(book, book.title, body);
}

/** References to another chapter name its file. */
function pageOf(book: Book, chapter: Chapter): string {
  const text = chapter.xhtml.replaceAll(/ href="#([^"]+)"/g, (whole, id: string) => {
    const home = homeOf(book, id);
    return home === undefined || home === chapter ? whole : ` href="${fileOf(home)}#${id}"`;
  });
  return xhtml(book, chapter.title, text);
}

const homes = new WeakMap<Book, ReadonlyMap<string, Chapter>>();

function homeOf(book: Book, id: string): Chapter | undefined {
  const known =
    homes.get(book) ??
    new Map(
      book.chapters.flatMap(chapter =>
        [...chapter.xhtml.matchAll(/ id="([^"]+)"/g)].map(([, own = '']) => [own, chapter] as const),
      ),
    );
  homes.set(book, known);
  return known.get(id);
}

const xhtml = ({ language }: Pick<Book, 'language'>, title: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>`;
