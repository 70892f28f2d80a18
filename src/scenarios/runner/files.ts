/** The scenario files under a file or folder. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In the order of their names; `undefined` when there is no such file or folder. */
export function scenarioFiles(path: string): string[] | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isDirectory()) return [path];
  return globSync('**/*.{yaml,yml}', { cwd: path })
    .map(file => join(path, file))
    .sort();
}
