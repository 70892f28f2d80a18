import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { type Assets, assetsIn, gzipped, withImports } from './assets.ts';
import { type BuiltPage, builtPages, classOf, type PageKind, plansExpansions } from './pageKinds.ts';

/** In KB as transferred (gzipped; fonts and pictures aside). */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** What its scripts fetch when they wake: the words of the page's language. */
  readonly words: number;
  /** Of its scripts those that have something of an expansion in them: the base game loads none. */
  readonly expansions: number;
}

/** The heaviest page of those that should weigh the same. */
export interface Row extends Weight {
  readonly kind: PageKind;
  /** Its kind, and the widgets on it (`classOf`). */
  readonly of: string;
  readonly path: string;
  readonly total: number;
}

/** What such pages have weighed at most (`test/kept/sizes.json`). */
export interface Kept {
  readonly total: number;
  readonly script: number;
}
export type KeptSizes = { readonly [of: string]: Kept };

/** How much heavier a page may be than what is kept. A text grows by a sentence now and then. */
const tolerance = { share: 1.03, atLeast: 0.5 };

export function sizes(folder: string, base: string): Row[] {
  const assets = assetsIn(folder);
  const rows = builtPages(folder)
    // The gallery is for those who draw the board; readers never load it.
    .filter(({ kind }) => kind !== 'gallery')
    .map(page => {
      const weight = weigh(assets, folder, base, page);
      const total = weight.html + weight.css + weight.script + weight.words;
      return { ...weight, total, kind: page.kind, of: classOf(page), path: `/${page.path}` };
    });
  return [...Map.groupBy(rows, ({ of }) => of).values()].flatMap(
    same => same.toSorted((a, b) => b.total - a.total)[0] ?? [],
  );
}

const isHeavier = (now: number, kept: number): boolean =>
  now > Math.max(kept * tolerance.share, kept + tolerance.atLeast);

/** What is wrong with a page's weight; nothing where it is as it should be. */
export function faultOf({ kind, of, total, script, expansions }: Row, kept: KeptSizes): string | undefined {
  if (expansions > 0 && !plansExpansions(kind)) return 'loads something of an expansion';
  const was = kept[of];
  if (was === undefined) return 'has no kept figure: npm run size -- --keep';
  if (isHeavier(total, was.total)) return `weighs more than the ${was.total} kept`;
  if (isHeavier(script, was.script)) return `has more script than the ${was.script} kept`;
  return undefined;
}

const rounded = (kb: number): number => Math.ceil(kb * 10) / 10;

/** The figures to keep: lower ones and those of new kinds, and higher ones where they are asked for by name. */
export function keptFrom(rows: readonly Row[], before: KeptSizes, raised?: string): KeptSizes {
  const next = rows.map(({ of, total, script }): [string, Kept] => {
    const was = of === raised ? undefined : before[of];
    return [
      of,
      {
        total: Math.min(rounded(total), was?.total ?? Number.POSITIVE_INFINITY),
        script: Math.min(rounded(script), was?.script ?? Number.POSITIVE_INFINITY),
      },
    ];
  });
  return Object.fromEntries(next.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const keptFile = 'test/kept/sizes.json';
export const keptSizes = (): KeptSizes => JSON.parse(readFileSync(keptFile, 'utf8'));

export function table(rows: readonly Row[], kept: KeptSizes): string {
  const kb = (bytes: number) => bytes.toFixed(1).padStart(8);
  const lines = rows.map(row => {
    const { of, html, css, script, words, expansions, total, path } = row;
    const weights = [html, css, script, words, expansions, total, kept[of]?.total ?? 0].map(kb).join('');
    const fault = faultOf(row, kept);
    return `${of.padEnd(44)}${weights}  ${path}${fault === undefined ? '' : `  ${fault}`}`;
  });
  return [
    `${'KB, gzipped'.padEnd(44)}    html     css  script   words    exp.   total    kept  heaviest page`,
    ...lines,
  ].join('\n');
}

function weigh(assets: Assets, folder: string, base: string, { file, path }: BuiltPage): Weight {
  const html = readFileSync(join(folder, file));
  const root = parse(html.toString());
  const local = (address: string | undefined) =>
    address?.startsWith(base) ? [address.slice(base.length)] : [];
  const sheets = root
    .querySelectorAll('link[rel=stylesheet]')
    .flatMap(link => local(link.getAttribute('href')));
  const scripts = root.querySelectorAll('script[src]').flatMap(script => local(script.getAttribute('src')));
  const islands = root
    .querySelectorAll('astro-island')
    .flatMap(island =>
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap(name =>
        local(island.getAttribute(name)),
      ),
    );
  const loaded = withImports(assets, [...scripts, ...islands]);
  const code = [...loaded.values()];
  const spoken = path.slice(0, 2);
  const words = code.flatMap(one => one.words.filter(({ language }) => language === spoken));
  const fetched = withImports(
    assets,
    words.map(one => one.file),
    loaded,
  );
  return {
    html: gzipped(html),
    css: sum(sheets.map(sheet => assets(sheet)?.weight ?? 0)),
    script: sum(code.map(({ weight }) => weight)),
    words: sum([...fetched.values()].map(({ weight }) => weight)),
    expansions: sum(code.map(one => (one.speaksOfOptionalBooks ? one.weight : 0))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
