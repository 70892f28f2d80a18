import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What hosts send compressed; pictures, fonts and the index of the search are compressed already. */
const texts = '**/*.{html,css,js,json,svg,xml,txt,webmanifest}';
/** What a search waits for is worth the time. */
const waitedFor = /^answers\//;
/** Smaller than a packet it gains nothing. */
const least = 1024;

/** Puts a compressed copy beside every text of a built site, for `npm start` and `preview` to send as hosts do. */
export function compress(folder: string): void {
  for (const file of globSync(texts, { cwd: folder })) {
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < least) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: waitedFor.test(file) ? 11 : 5 };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
  }
}
