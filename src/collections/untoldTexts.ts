import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfScenario } from '#scenarios/folder.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { untold } from './proofs.ts';

type Texts = { readonly [id: string]: string };

/** The text of every scenario without a page of its own, in the pieces in which they are fetched. */
export const untoldTexts = memoize((): { readonly [folder: string]: Texts } => {
  const folders = Map.groupBy(untold(), ({ id }) => folderOfScenario(id));
  const textOf = (id: string) => readFileSync(join(contentRoot, `scenarios/${id}.yaml`), 'utf8');
  return Object.fromEntries(
    [...folders].map(([folder, some]) => [
      folder,
      Object.fromEntries(some.map(({ id }) => [id, textOf(id)])),
    ]),
  );
});
