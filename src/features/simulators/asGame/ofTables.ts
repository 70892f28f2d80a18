/** Tables hold whole positions, which lie on the site as saved games. */

import { libraryOf } from '#books/libraries.ts';
import { parseSave, savedBooks } from '#engine/index.ts';
import type { TableDeeds } from '#engine/tools/tableDeeds.ts';
import type { Course } from '#ui/bench/course.ts';
import type { OnSite } from '#ui/table/onSite.ts';
import { tableBench, tableLibrary } from '../tables/tableBench.ts';
import { atRest } from './wholeTable.ts';

/** Where the position lies that a bench begins with, with these books besides its own; full stops join its switches. */
export const startOnSite = (bench: string, more: readonly string[], start: string): string =>
  ['benches', [bench, ...more].join('-'), ...start.split('.')].join('/');

export function startIn(text: string): string {
  return text.split('~')[0] ?? '';
}

export async function onTable(
  bench: string,
  deeds: TableDeeds,
  { save }: OnSite,
  text: string,
): Promise<Course | undefined> {
  const lib = await libraryOf(savedBooks(save) ?? []);
  const loaded = parseSave(lib, save);
  if (loaded.ok !== true) return undefined;
  const own = tableLibrary(lib.sources, deeds);
  const starts = { [startIn(text)]: atRest(own, loaded.game.state) };
  return tableBench(bench, own, deeds, starts).parse(text)?.course;
}
