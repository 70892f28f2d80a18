import { buildIfChanged, settings } from './build.ts';
import { sizes, table } from './size.ts';

/** `npm run size`: the table of what each kind of page weighs; fails when one is above its budget. */
const wanted = settings();
await buildIfChanged('dist', wanted);
const rows = sizes('dist', wanted.BASE);
console.log(table(rows));
process.exit(rows.some(({ total, budget }) => total > budget) ? 1 : 0);
