import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as pagefind from 'pagefind';
import { firstBook } from '#books/registry.ts';
import { builtPages } from '../pageKinds.ts';

/**
 * Writes the index of the full text of a built site into its folder `pagefind`: what stands on pages between and around
 * the answers. It is asked after them.
 */
export async function writeFullText(folder: string): Promise<void> {
  const { index } = await pagefind.createIndex();
  if (index === undefined) throw new Error('Pagefind could not begin an index.');
  for (const { path, file } of builtPages(folder)) {
    const content = readFileSync(join(folder, file), 'utf8');
    if (!content.includes('data-pagefind-body')) continue;
    // Without its book a page would never be found.
    if (!content.includes('data-pagefind-filter="book:')) throw new Error(`/${path} does not say its book.`);
    const { page, parts } = withoutParts(content);
    const added = [
      await index.addHTMLFile({ url: `/${path}`, content: page }),
      ...(await Promise.all(
        parts.map(({ id, title, text, books }) =>
          index.addCustomRecord({
            url: `/${path}#${id}`,
            content: text,
            language: path.slice(0, 2),
            meta: { title },
            filters: { book: [...books] },
          }),
        ),
      )),
    ];
    const errors = added.flatMap(one => one.errors);
    if (errors.length > 0) throw new Error(`/${path}: ${errors.join(', ')}`);
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await pagefind.close();
  // Pagefind brings interfaces of its own and a worker, which nobody would load.
  for (const unused of globSync('pagefind-*{ui,highlight,worker}*', { cwd: join(folder, 'pagefind') })) {
    rmSync(join(folder, 'pagefind', unused));
  }
}

/** A part of a page that only those see who have its books on the table. */
type Part = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly books: readonly string[];
};

/** Most pages have none, and to read one takes time. */
const hasParts = /<[^>]* id="[^>]* data-with="|<[^>]* data-with="[^>]* id="/;

/** A page of all books is indexed as the base game has it; what an expansion adds to it, by itself and as that book's. */
export function withoutParts(content: string): { readonly page: string; readonly parts: readonly Part[] } {
  if (!content.includes(`data-pagefind-filter="book:${firstBook}"`) || !hasParts.test(content))
    return { page: content, parts: [] };
  const root = parse(content);
  const parts = root.querySelectorAll('main [id][data-with]').flatMap(element => {
    // One that stands in another one is gone with it.
    if (element.closest('main') === null || element.closest('[data-pagefind-ignore]') !== null) return [];
    // The search names its books itself.
    for (const aside of element.querySelectorAll('[data-pagefind-ignore], .of-books')) aside.remove();
    const text = element.structuredText.replaceAll(/\s+/g, ' ').trim();
    const title = element.querySelector('h2, h3, h4, strong')?.textContent.replaceAll(/\s+/g, ' ').trim();
    element.remove();
    if (title === undefined) return [];
    return [{ id: element.id, title, text, books: (element.getAttribute('data-with') ?? '').split(' ') }];
  });
  return parts.length === 0 ? { page: content, parts } : { page: root.toString(), parts };
}
