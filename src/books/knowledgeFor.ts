import { type Knowledge, knowledgeOf } from '#bots/knowledge.ts';
import { libraryOf } from './libraries.ts';
import { perTable } from './perTable.ts';
import { load, onTable } from './registry.ts';

/** What bots go by at a table that plays with what is named. */
export const knowledgeFor: (named: readonly string[]) => Promise<Knowledge> = perTable(async named => {
  const [lib, facets] = await Promise.all([libraryOf(named), load('bots', onTable(named))]);
  return knowledgeOf(lib, facets);
});
