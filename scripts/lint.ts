import { join } from 'node:path';
import { breaches, sourceFiles } from './directions.ts';
import { run } from './run.ts';

/** `npm run lint`: Biome's rules, and the directions in which the folders of `src` may import. */
const biome = await run('biome', ['lint', '--error-on-warnings', '.'], { show: true });
const found = breaches(sourceFiles(join(import.meta.dirname, '..')));
for (const breach of found) console.error(breach);
process.exit(biome.ok && found.length === 0 ? 0 : 1);
