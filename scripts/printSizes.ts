import { buildIfChanged, settings } from './build.ts';
import { isOver, sizes, table } from './size.ts';

/** `npm run size`: the table of what each kind of page weighs; fails when one is above its budget. */
const wanted = settings();
await buildIfChanged('dist', wanted);
const rows = sizes('dist', wanted.BASE);
console.log(table(rows));
process.exit(rows.some(isOver) ? 1 : 0);
