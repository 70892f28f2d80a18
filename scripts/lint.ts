import { importBreaches } from './imports.ts';
import { run } from './run.ts';

/** `npm run lint`: Biome's rules, the import rules, and unused code. */
const [biome, breaches, unused] = await Promise.all([
  run('biome', ['lint', '--error-on-warnings', '.'], { show: true }),
  importBreaches(),
  run('knip', ['--no-config-hints']),
]);
for (const breach of breaches) console.error(breach);
if (!unused.ok) console.error(unused.output);
process.exit(biome.ok && breaches.length === 0 && unused.ok ? 0 : 1);
