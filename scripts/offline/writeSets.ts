import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { type Book, firstBook, optionalBooks } from '#books/registry.ts';
import { type SetFile, type Sets, setsFile } from '#features/offline/sets.ts';
import { type Language, languages } from '#i18n/languages.ts';

/**
 * What every set of a language needs, in whatever language: scripts, styles, fonts, recordings of scenarios, positions
 * of benches, the page at the root that leads to the languages, the licences.
 */
const shared = /^(_astro|sandbox|scenarios|benches)\/|^[\w-]+\.(svg|png)$|^(index\.html|licences\.txt)$/;
/** Looked at by those who develop the site or other tools, or too large for what they are to a table. */
const leftOut = /^\w\w\/(gallery|proofs|404)\/|^\w\w\/rules\.json$|^preview\.png$/;

/** The most that a language with the base game may take up on a device. */
const most = 8_000_000;

/**
 * Writes what readers keep for an evening without network: for each language a zip of the base game, and one of each
 * expansion. A set takes its pages by their addresses, so that new pages belong to it by themselves. What is in a zip is
 * compressed one by one, and kept so on the device.
 */
export function writeSets(folder: string, version: string): void {
  const files = globSync('**/*.{html,js,css,txt,json,svg,png,woff2,webmanifest}', { cwd: folder }).toSorted();
  mkdirSync(join(folder, 'kept'), { recursive: true });
  const sets: [string, SetFile][] = languages.flatMap(language => {
    const own = files.filter(
      file => file.startsWith(`${language}/`) || file.startsWith(`answers/${language}-`),
    );
    const parts = Map.groupBy(
      own.filter(file => !leftOut.test(file)),
      file => bookOfFile(folder, file),
    );
    const base = [
      ...files.filter(file => shared.test(file) && !leftOut.test(file)),
      ...(parts.get(firstBook) ?? []),
    ];
    return [
      writeSet(folder, language, base),
      ...optionalBooks.map(book => writeSet(folder, `${language}-${book}`, parts.get(book) ?? [])),
    ];
  });
  const all: Sets = { version, sets: Object.fromEntries(sets) };
  writeFileSync(join(folder, setsFile), JSON.stringify(all));
}

function writeSet(
  folder: string,
  name: Language | `${Language}-${Book}`,
  files: readonly string[],
): [string, SetFile] {
  const entries = files.map(
    file => [file, gzipSync(readFileSync(join(folder, file)), { level: 9 })] as const,
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  const file = `kept/${name}.zip`;
  writeFileSync(join(folder, file), zip);
  if (zip.length > most) throw new Error(`${file} has ${zip.length} bytes; at most ${most} may be kept.`);
  const pages = files.filter(one => one.endsWith('.html')).length;
  return [name, { file, bytes: zip.length, pages }];
}

/** The book that a file belongs to: by its address, or what the page of a card says of it. */
function bookOfFile(folder: string, file: string): Book {
  const inAddress = optionalBooks.find(book => new RegExp(`[/-]${book}[/.]`).test(file));
  if (inAddress !== undefined || !/^\w\w\/cards\/[\w-]+\/[\w-]+\//.test(file)) return inAddress ?? firstBook;
  const said = /<main[^>]* data-book="(\w+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  return optionalBooks.find(book => book === said) ?? firstBook;
}
