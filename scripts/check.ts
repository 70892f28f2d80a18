import { run } from './run.ts';

/**
 * `npm run check`: the types of the engine on their own, without books, DOM and Node, those of engine and books, then
 * those of everything.
 */
const pure = await run('tsc', ['--noEmit', '--project', 'tsconfig.pure.json'], { show: true });
const play = await run('tsc', ['--noEmit', '--project', 'tsconfig.play.json'], { show: true });
const all = await run('astro', ['check', '--minimumFailingSeverity', 'warning'], { show: true });
process.exit(pure.ok && play.ok && all.ok ? 0 : 1);
