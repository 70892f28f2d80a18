/** The scripts and style sheets of a built site: what each weighs and what it brings with it, read once. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { speaksOfOptionalBooks } from './bookWords.ts';

export interface Asset {
  /** As transferred, in KB. */
  readonly weight: number;
  readonly speaksOfOptionalBooks: boolean;
  /** The scripts that it imports at once. */
  readonly imports: readonly string[];
  /** The words that it fetches when it wakes, for each language. */
  readonly words: readonly { readonly language: string; readonly file: string }[];
}

/** How a script says where the words of a language are, in whatever quotes the minifier writes. */
const fetchedWords = /locales\/(\w\w)\/\w+\.json["'`]:\(\)=>[^"'`]*?import\(["'`](\.[^"'`]+)["'`]\)/g;
const importedAtOnce = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;

export function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length / 1024;
}

function read(folder: string, file: string): Asset | undefined {
  if (!existsSync(join(folder, file))) return undefined;
  const bytes = readFileSync(join(folder, file));
  const code = bytes.toString();
  const beside = (from = '') => join(dirname(file), from);
  return {
    weight: gzipped(bytes),
    speaksOfOptionalBooks: speaksOfOptionalBooks(code),
    imports: [...code.matchAll(importedAtOnce)].map(([, from]) => beside(from)),
    words: [...code.matchAll(fetchedWords)].map(([, language = '', from]) => ({
      language,
      file: beside(from),
    })),
  };
}

export type Assets = (file: string) => Asset | undefined;

export function assetsIn(folder: string): Assets {
  const known = new Map<string, Asset | undefined>();
  return file => {
    if (!known.has(file)) known.set(file, read(folder, file));
    return known.get(file);
  };
}

/** These scripts and all that they import at once, apart from those that are there already. */
export function withImports(
  assets: Assets,
  files: Iterable<string>,
  there: ReadonlyMap<string, Asset> = new Map(),
): Map<string, Asset> {
  const found = new Map<string, Asset>();
  const take = (file: string) => {
    const asset = assets(file);
    if (asset === undefined || found.has(file) || there.has(file)) return;
    found.set(file, asset);
    asset.imports.forEach(take);
  };
  for (const file of files) take(file);
  return found;
}
