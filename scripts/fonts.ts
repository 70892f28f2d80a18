import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';

/**
 * Cuts our typeface down to what the four languages and the rules need, and to the weights and widths that the style
 * sheets use. The result is kept in `src/site/fonts`; run this again when a letter is missing or the package is renewed.
 */
const source = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json')),
  'files',
);
const target = join(import.meta.dirname, '../src/site/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const letters = {
  latin: [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„…•−×≤≥≠←↑→↓'].join(''),
  'latin-ext': 'ĄĆĘŁŃŚŹŻąćęłńśźż',
};
const variationAxes = { wght: { min: 400, max: 750 }, wdth: { min: 100, max: 125 } };

mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(letters)) {
  const whole = readFileSync(join(source, `archivo-${name}-wdth-normal.woff2`));
  const part = await subset(whole, text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(target, `archivo-${name}.woff2`), part);
  console.log(`archivo-${name}.woff2: ${Math.ceil(part.length / 1024)} KB`);
}
writeFileSync(join(target, 'LICENSE'), readFileSync(join(source, '../LICENSE')));
