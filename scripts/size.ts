import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { type Assets, assetsIn, gzipped, withImports } from './assets.ts';
import {
  type BuiltPage,
  budgetOf,
  builtPages,
  type PageKind,
  pageKinds,
  plansExpansions,
  scriptBudgetOf,
} from './pageKinds.ts';

export type Weight = {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** What its scripts fetch when they wake: the words of the page's language. */
  readonly words: number;
  /** Of its scripts those that have something of an expansion in them: the base game loads none. */
  readonly expansions: number;
};
export type Row = Weight & {
  readonly kind: PageKind;
  readonly path: string;
  readonly total: number;
  readonly budget: number;
  readonly scriptBudget: number;
};

/** What a page with figures of the board may weigh more. */
const forFigures = 8;

/** What the words of a page may weigh, beside what its kind may. */
const forWords = 5;

/** The page of every kind that comes closest to its budget or is furthest above it, in KB as transferred (gzipped; fonts and pictures aside). */
export function sizes(folder: string, base: string): Row[] {
  const assets = assetsIn(folder);
  const rows = builtPages(folder).map(page => {
    const { pictured, ...weight } = weigh(assets, folder, base, page);
    const total = weight.html + weight.css + weight.script + weight.words;
    const { kind } = page;
    const budget = budgetOf(kind) + (pictured ? forFigures : 0) + (weight.words > 0 ? forWords : 0);
    const limits = { budget, scriptBudget: scriptBudgetOf(kind) };
    return { ...weight, ...limits, total, kind, path: `/${page.path}` };
  });
  return pageKinds.flatMap(kind => {
    const tightest = rows.filter(row => row.kind === kind).toSorted((a, b) => room(a) - room(b))[0];
    return tightest === undefined ? [] : [tightest];
  });
}

/** How far a page is from what it may be: below nothing it is above it. */
function room({ kind, total, budget, script, scriptBudget, words, expansions }: Row): number {
  return Math.min(
    budget - total,
    scriptBudget - script,
    forWords - words,
    expansions > 0 && !plansExpansions(kind) ? -expansions : budget,
  );
}

/** Heavier than a page of its kind may be, or with something of an expansion. */
export function isOver(row: Row): boolean {
  return room(row) < 0;
}

export function table(rows: readonly Row[]): string {
  const kb = (bytes: number) => bytes.toFixed(1).padStart(8);
  const lines = rows.map(row => {
    const { kind, html, css, script, words, expansions, total, budget, path } = row;
    const mark = isOver(row) ? '  over' : '';
    const weights = [html, css, script, words, expansions, total, budget].map(kb).join('');
    return `${kind.padEnd(24)}${weights}  ${path}${mark}`;
  });
  return [
    `${'KB, gzipped'.padEnd(24)}    html     css  script   words  exp.     total  budget  tightest page`,
    ...lines,
  ].join('\n');
}

function weigh(
  assets: Assets,
  folder: string,
  base: string,
  { file, path }: BuiltPage,
): Weight & { readonly pictured: boolean } {
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
    pictured: root.querySelector('figure.board-figure') !== null,
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
