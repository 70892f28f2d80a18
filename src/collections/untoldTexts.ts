import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfScenario } from '../scenarios/folder.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { untold } from './proofs.ts';

/** The text of every scenario without a page of its own, in the pieces in which they are fetched. */
export const untoldTexts = memoize((): { readonly [folder: string]: { readonly [id: string]: string } } => {
  const folders: { [folder: string]: { [id: string]: string } } = {};
  for (const { id } of untold()) {
    const folder = (folders[folderOfScenario(id)] ??= {});
    folder[id] = readFileSync(join(contentRoot, `scenarios/${id}.yaml`), 'utf8');
  }
  return folders;
});
