import { build, settings } from './build.ts';
import { builtPages } from './pageKinds.ts';

/** `npm run build`: the site for its host, in `dist`. SITE, BASE and PROJECT say where it will stand. */
const begin = performance.now();
try {
  await build('dist', settings());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const seconds = (performance.now() - begin) / 1000;
const pages = builtPages('dist').length;
console.log(`${pages} pages in ${seconds.toFixed(1)} s: dist`);
