import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { speaksOfOptionalBooks } from './bookWords.ts';
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

/** The page of every kind that comes closest to its budget or is furthest above it, in KB as transferred (gzipped; fonts and pictures aside). */
export function sizes(folder: string, base: string): Row[] {
  const rows = builtPages(folder).map(page => {
    const { pictured, ...weight } = weigh(folder, base, page);
    const total = weight.html + weight.css + weight.script;
    const { kind } = page;
    const budget = budgetOf(kind) + (pictured ? forFigures : 0);
    const limits = { budget, scriptBudget: scriptBudgetOf(kind) };
    return { ...weight, ...limits, total, kind, path: `/${page.path}` };
  });
  return pageKinds.flatMap(kind => {
    const tightest = rows.filter(row => row.kind === kind).toSorted((a, b) => room(a) - room(b))[0];
    return tightest === undefined ? [] : [tightest];
  });
}

/** How far a page is from what it may be: below nothing it is above it. */
function room({ kind, total, budget, script, scriptBudget, expansions }: Row): number {
  return Math.min(
    budget - total,
    scriptBudget - script,
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
    const { kind, html, css, script, expansions, total, budget, path } = row;
    const mark = isOver(row) ? '  over' : '';
    const weights = [html, css, script, expansions, total, budget].map(kb).join('');
    return `${kind.padEnd(24)}${weights}  ${path}${mark}`;
  });
  return [
    `${'KB, gzipped'.padEnd(24)}    html     css  script  exp.     total  budget  tightest page`,
    ...lines,
  ].join('\n');
}

function weigh(
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
  const loaded = new Set<string>();
  const language = path.slice(0, 2);
  for (const script of [...scripts, ...islands]) collectImports(folder, script, loaded, language);
  const code = [...loaded].map(script => readFileSync(join(folder, script)));
  return {
    pictured: root.querySelector('figure.board-figure') !== null,
    html: gzipped(html),
    css: sum(sheets.map(sheet => gzipped(readFileSync(join(folder, sheet))))),
    script: sum(code.map(gzipped)),
    expansions: sum(code.filter(one => speaksOfOptionalBooks(one.toString())).map(gzipped)),
  };
}

/** A script and what it imports: at once, and of what it fetches when it wakes the words of the page's language. */
function collectImports(folder: string, script: string, loaded: Set<string>, language: string): void {
  if (loaded.has(script) || !existsSync(join(folder, script))) return;
  loaded.add(script);
  const code = readFileSync(join(folder, script), 'utf8');
  const atOnce = [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, from]) => from);
  const words = [...code.matchAll(/locales\/(\w\w)\/\w+\.json":\(\)=>[^"]*?import\(`(\.[^`]+)`\)/g)].flatMap(
    ([, spoken, from]) => (spoken === language ? [from] : []),
  );
  for (const from of [...atOnce, ...words]) {
    if (from !== undefined) collectImports(folder, join(dirname(script), from), loaded, language);
  }
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length / 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
