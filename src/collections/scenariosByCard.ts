import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

/** The scenarios that name a thing by its id, in the order of their ids. */
export function scenariosNaming(id: string): readonly string[] {
  return index().get(id) ?? [];
}

const index = memoize((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const file of globSync('scenarios/**/*.yaml', { cwd: contentRoot }).toSorted()) {
    const text = readFileSync(join(contentRoot, file), 'utf8');
    const scenario = /^id:\s*(\S+)/m.exec(text)?.[1];
    if (scenario === undefined) continue;
    // The rules it proves are no cards.
    const words = text.replace(/^rules:.*$/m, '').match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g) ?? [];
    for (const word of new Set(words)) found.set(word, [...(found.get(word) ?? []), scenario]);
  }
  return found;
});
