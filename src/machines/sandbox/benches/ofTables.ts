/** The benches of the expansions hold whole positions, which lie on the site as saved games. */

import { libraryOf } from '#books/libraries.ts';
import { parseSave, savedBooks } from '#engine/index.ts';
import type { Course } from '../../bench/course.ts';
import { libraryOfTable, tableBench } from '../../tableBench.ts';
import type { TableBenchId } from '../../tables/tables.ts';
import type { OnSite } from '../openGame.ts';
import { atRest } from './wholeTable.ts';

/** Where the position lies that a bench begins with, with these books besides its own; full stops join its switches. */
export const startOnSite = (bench: TableBenchId, more: readonly string[], start: string): string =>
  ['benches', [bench, ...more].join('-'), ...start.split('.')].join('/');

export function startIn(text: string): string {
  return text.split('~')[0] ?? '';
}

export async function onTable(
  bench: TableBenchId,
  { save }: OnSite,
  text: string,
): Promise<Course | undefined> {
  const lib = await libraryOf(savedBooks(save) ?? []);
  const loaded = parseSave(lib, save);
  if (loaded.ok !== true) return undefined;
  const own = libraryOfTable(lib.sources, bench);
  const starts = { [startIn(text)]: atRest(own, loaded.game.state) };
  return tableBench(bench, own, starts).parse(text)?.course;
}
