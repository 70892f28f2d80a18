import { importBreaches } from './imports.ts';
import { run } from './run.ts';

/** `npm run lint`: Biome's rules, and the directions in which files may import. */
const [biome, breaches] = await Promise.all([
  run('biome', ['lint', '--error-on-warnings', '.'], { show: true }),
  importBreaches(),
]);
for (const breach of breaches) console.error(breach);
process.exit(biome.ok && breaches.length === 0 ? 0 : 1);
