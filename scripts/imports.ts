import { join } from 'node:path';
import { astroBreaches } from './astroImports.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');
const rules = ['--config', 'scripts/importRules.ts', '--output-type', 'err-long'];

/** What the files of `src` import against `importRules.ts`; nothing when all is well. */
export async function importBreaches(): Promise<string[]> {
  const { ok, output } = await run('depcruise', [...rules, 'src']);
  return [...(ok ? [] : [output]), ...astroBreaches(root)];
}
