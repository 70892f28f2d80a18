import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
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
    const { errors } = await index.addHTMLFile({ url: `/${path}`, content });
    if (errors.length > 0) throw new Error(`/${path}: ${errors.join(', ')}`);
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await pagefind.close();
  // Pagefind brings interfaces of its own and a worker, which nobody would load.
  for (const unused of globSync('pagefind-*{ui,highlight,worker}*', { cwd: join(folder, 'pagefind') })) {
    rmSync(join(folder, 'pagefind', unused));
  }
}
