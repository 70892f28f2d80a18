import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every kind of page, by the path below the base. */
const kinds = {
  door: /^$/,
  lost: /^404\.html$|^\w\w\/404\/$/,
  home: /^\w\w\/$/,
  'list of rules': /^\w\w\/rules\/(\w+\/)?$/,
  'page of rules': /^\w\w\/rules\/\w+\/[\w-]+\/$/,
  rulebook: /^\w\w\/rulebook\/$/,
  editions: /^\w\w\/editions\/(?:\w+\/)?$/,
  glossary: /^\w\w\/glossary\/$/,
  terms: /^\w\w\/terms\/$/,
  offline: /^\w\w\/offline\/$/,
  proofs: /^\w\w\/proofs\/(?:\w+\/)?$/,
  rulings: /^\w\w\/rulings\/$/,
  timing: /^\w\w\/timing\/$/,
  search: /^\w\w\/search\/$/,
  symbols: /^\w\w\/symbols\/$/,
  benches: /^\w\w\/try\/$/,
  bench: /^\w\w\/try\/[\w-]+\/$/,
  examples: /^\w\w\/scenarios\/$/,
  example: /^\w\w\/scenarios\/[\w-]+\/.+\/$/,
  learn: /^\w\w\/learn\/$/,
  exam: /^\w\w\/learn\/exam\/$/,
  quiz: /^\w\w\/learn\/(refresher|mistakes)\/$/,
  lesson: /^\w\w\/learn\/[\w-]+\/$/,
  sandbox: /^\w\w\/sandbox\/$/,
  tonight: /^\w\w\/tonight\/(?:[\w-]+\/)?$/,
  'list of cards': /^\w\w\/cards\/$/,
  card: /^\w\w\/cards\/[\w-]+\/[\w-]+\/$/,
  'about cards': /^\w\w\/cards\/(numbers|compare|sheet)\/$/,
  gallery: /^\w\w\/gallery\//,
} as const satisfies { readonly [name: string]: RegExp };
export type PageKind = keyof typeof kinds;

export const pageKinds = Object.keys(kinds).filter(name => name in kinds) as PageKind[];

/** A built page: the path by which it is visited, the file it lies in, what kind it is and which widgets are on it. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly kind: PageKind;
  /** The names of its islands, in alphabetical order. */
  readonly widgets: readonly string[];
}

/** An evening is planned with any of the books: its pages speak of what they set up. */
export function plansExpansions(kind: PageKind): boolean {
  return kind === 'tonight';
}

/** Pages that should weigh the same: of one kind, with the same widgets. */
export function classOf({ kind, widgets }: Pick<BuiltPage, 'kind' | 'widgets'>): string {
  const counts = Map.groupBy(widgets, name => name);
  const named = [...counts].map(([name, all]) => (all.length === 1 ? name : `${name} ×${all.length}`));
  return [kind, ...named].join(' + ');
}

function widgetsIn(file: string): readonly string[] {
  const html = readFileSync(file, 'utf8');
  return [...html.matchAll(/<astro-island[^>]* component-export="(\w+)"/g)]
    .map(([, name = '']) => name)
    .toSorted();
}

/** All pages of a built site. A page of a kind that is not listed above is an error: no test would cover it. */
export function builtPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map(file => {
      const path = file.replace(/(^|\/)index\.html$/, '$1');
      const kind = pageKinds.find(name => kinds[name].test(path));
      if (kind === undefined) throw new Error(`/${path} is of no kind that scripts/pageKinds.ts lists.`);
      return { path, file, kind, widgets: widgetsIn(join(folder, file)) };
    });
}
