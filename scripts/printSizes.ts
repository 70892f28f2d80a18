import { writeFileSync } from 'node:fs';
import { buildIfChanged, settings } from './build.ts';
import { faultOf, keptFile, keptFrom, keptSizes, sizes, table } from './size.ts';

/**
 * `npm run size`: what each kind of page weighs against the kept figures; fails when one is heavier. `-- --keep` keeps
 * lower figures and new ones, `-- --keep "<kind>"` a higher one of that kind too.
 */
const wanted = settings();
await buildIfChanged('dist', wanted);
const rows = sizes('dist', wanted.BASE);
const at = process.argv.indexOf('--keep');
if (at !== -1)
  writeFileSync(
    keptFile,
    `${JSON.stringify(keptFrom(rows, keptSizes(), process.argv[at + 1]), undefined, 2)}\n`,
  );
const kept = keptSizes();
console.log(table(rows, kept));
process.exit(rows.some(row => faultOf(row, kept) !== undefined) ? 1 : 0);
