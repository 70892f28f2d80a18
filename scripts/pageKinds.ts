import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page: the path by which it is visited, the file it lies in, and what kind it is. */
export type BuiltPage = { readonly path: string; readonly file: string; readonly kind: PageKind };

/** How many islands of a page are there to try something out, and in how many a course of events can be seen. */
type Islands = { readonly tried: number; readonly seen: number };

type Kind = {
  readonly is: RegExp;
  /** What else it takes to be of this kind. */
  readonly holds?: (islands: Islands) => boolean;
  readonly budget: number;
  readonly script?: number;
};

const ruled = /^\w\w\/rules\/\w+\/[\w-]+\/$/;

/** Every kind of page, how to tell it, and the most it may weigh: HTML, CSS and script, gzipped, in KB. */
const kinds = {
  door: { is: /^$/, budget: 28 },
  lost: { is: /^404\.html$|^\w\w\/404\/$/, budget: 28 },
  home: { is: /^\w\w\/$/, budget: 28 },
  'list of rules': { is: /^\w\w\/rules\/(\w+\/)?$/, budget: 28 },
  // Those in which something can be tried out, and those in which it can be seen happening as well, by the islands on the
  // built page. Their boards are drawn twice, wide and for phones, until the width is known: about 2 KB.
  'rules with a widget': {
    is: ruled,
    holds: ({ tried, seen }) => tried === 1 && seen === 0,
    budget: 134,
    script: 103,
  },
  'rules with two widgets': {
    is: ruled,
    holds: ({ tried, seen }) => tried + seen > 1,
    budget: 161,
    script: 115,
  },
  // Those in which something can only be seen happening.
  'rules with an example': {
    is: ruled,
    holds: ({ seen }) => seen === 1,
    budget: 150,
    script: 110,
  },
  // All rules of all books on one page.
  rulebook: { is: /^\w\w\/rulebook\/$/, budget: 400 },
  'page of rules': { is: ruled, budget: 30 },
  editions: { is: /^\w\w\/editions\/(?:\w+\/)?$/, budget: 40 },
  // The words of three books on one page, so that a table finds any of them in one place.
  glossary: { is: /^\w\w\/glossary\/$/, budget: 53 },
  terms: { is: /^\w\w\/terms\/$/, budget: 48 },
  offline: { is: /^\w\w\/offline\/$/, budget: 32 },
  proofs: { is: /^\w\w\/proofs\/(?:\w+\/)?$/, budget: 46 },
  // What three books add to each of them stands where it belongs.
  rulings: { is: /^\w\w\/rulings\/$/, budget: 46 },
  timing: { is: /^\w\w\/timing\/$/, budget: 30 },
  // With the search itself, which other pages fetch when somebody asks.
  search: { is: /^\w\w\/search\/$/, budget: 49 },
  symbols: { is: /^\w\w\/symbols\/$/, budget: 32 },
  benches: { is: /^\w\w\/try\/$/, budget: 28 },
  bench: { is: /^\w\w\/try\/[\w-]+\/$/, budget: 132, script: 101 },
  examples: { is: /^\w\w\/scenarios\/$/, budget: 32 },
  example: { is: /^\w\w\/scenarios\/[\w-]+\/.+\/$/, budget: 142, script: 107 },
  learn: { is: /^\w\w\/learn\/$/, budget: 28 },
  exam: { is: /^\w\w\/learn\/exam\/$/, budget: 60, script: 36 },
  quiz: { is: /^\w\w\/learn\/(refresher|mistakes)\/$/, budget: 64, script: 31 },
  lesson: { is: /^\w\w\/learn\/[\w-]+\/$/, budget: 142, script: 108 },
  // Its door; what a game loads is held by test/site/sandboxSpeed.test.ts.
  sandbox: { is: /^\w\w\/sandbox\/$/, budget: 56, script: 30 },
  // The plan of an evening and its parts; the books are fetched, and the board where one is drawn.
  tonight: { is: /^\w\w\/tonight\/(?:[\w-]+\/)?$/, budget: 149, script: 125 },
  // Some 400 names with what each is found by, in four languages.
  'list of cards': { is: /^\w\w\/cards\/$/, budget: 52 },
  card: { is: /^\w\w\/cards\/[\w-]+\/[\w-]+\/$/, budget: 28 },
  'about cards': { is: /^\w\w\/cards\/(numbers|compare|sheet)\/$/, budget: 36 },
  gallery: { is: /^\w\w\/gallery\//, budget: 115 },
} as const satisfies { readonly [name: string]: Kind };
export type PageKind = keyof typeof kinds;

export const pageKinds = Object.keys(kinds).filter(name => name in kinds) as PageKind[];

export function budgetOf(kind: PageKind): number {
  return kinds[kind].budget;
}

/** The most that the script of such a page may weigh by itself; whatever fits into the budget where nothing is said. */
export function scriptBudgetOf(kind: PageKind): number {
  const { budget, script = budget }: { readonly budget: number; readonly script?: number } = kinds[kind];
  return script;
}

/** An evening is planned with any of the books: its pages speak of what they set up. */
export function plansExpansions(kind: PageKind): boolean {
  return kind === 'tonight';
}

function isOfKind({ is, holds }: Kind, path: string, file: string): boolean {
  return is.test(path) && (holds?.(islandsIn(file)) ?? true);
}

function islandsIn(file: string): Islands {
  const islands = [...readFileSync(file, 'utf8').matchAll(/<astro-island[^>]* component-export="(\w+)"/g)];
  const seen = islands.filter(([, name]) => name === 'Player' || name === 'Lesson').length;
  return { tried: islands.length - seen, seen };
}

/** All pages of a built site. A page of a kind that is not listed above is an error: no test would cover it. */
export function builtPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map(file => {
      const path = file.replace(/(^|\/)index\.html$/, '$1');
      const kind = pageKinds.find(name => isOfKind(kinds[name], path, join(folder, file)));
      if (kind === undefined) throw new Error(`/${path} is of no kind that scripts/pageKinds.ts lists.`);
      return { path, file, kind };
    });
}
