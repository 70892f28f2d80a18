import type { DependencyType, IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which file may import which. dependency-cruiser reads this as its configuration; `astroImports.ts` holds the `.astro`
 * files to it, which dependency-cruiser cannot read.
 */

/**
 * What each folder of `src` may import from the others. Rule ids, how things are fetched, the types of the engine and its
 * vocabulary are open to all, so they are not listed. A folder that is not listed here has no place yet.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  loading: [],
  i18n: [],
  engine: [],
  // Each facet of a book is made for the layer that reads it; what it brings to `site/` for the features.
  books: ['engine', 'text', 'board', 'bots', 'scenarios', 'i18n', 'ui', 'features'],
  text: ['i18n'],
  scenarios: ['engine'],
  bots: ['engine'],
  board: ['text', 'i18n'],
  collections: ['engine', 'scenarios', 'board', 'books', 'i18n'],
  // What several features share. It knows none of them.
  ui: ['engine', 'scenarios', 'board', 'bots', 'books', 'text', 'i18n', 'collections'],
  // The frame of every page.
  site: ['ui', 'collections', 'books', 'i18n'],
  features: ['engine', 'scenarios', 'board', 'bots', 'books', 'text', 'i18n', 'collections', 'ui', 'site'],
  // Routes are where features meet.
  pages: [
    'features',
    'ui',
    'site',
    'collections',
    'board',
    'bots',
    'scenarios',
    'books',
    'text',
    'i18n',
    'engine',
  ],
};

/** The words of the game as lists, and what tells one text from another; they carry nothing else with them. */
const vocabulary = 'model/(vocabulary|fingerprint)\\.ts$';

/** Where a folder that may import the engine enters it. */
const doors = [
  'index\\.ts$',
  // Words, constants and ids that the types are made of.
  'model/',
  // The closed list of timing points.
  'timing/points\\.ts$',
  // Rule queries on partial positions; a bench loads only those it shows.
  'tools/',
  // Books looked through for wrong names: for the build and commands, never part of a page.
  'validate/compileChecked\\.ts$',
  // Fetched only by lessons that set a game up.
  'library/whole\\.ts$',
];

/** Imports past the doors. The list may only get shorter. */
const exceptions: readonly { readonly from: string; readonly to: readonly string[] }[] = [
  {
    // A bot asks the rules about the position it sees.
    from: 'bots/',
    to: ['queries/', 'rules/', 'run/(find|random)\\.ts', 'ops/', 'slots/each\\.ts'],
  },
  {
    // A position that was written down is checked by the rules and put into the state.
    from: 'scenarios/',
    to: [
      'queries/',
      'rules/',
      'run/find\\.ts',
      'setup/newState\\.ts',
      'slots/each\\.ts',
      'library/facet\\.ts',
      'library/cardKind\\.ts',
    ],
  },
  // What carries out a book's own operations is made of the same parts as that of the core.
  { from: 'books/[^/]+/engine/', to: [''] },
  // What is tried out and pressed at a table is asked of the tools of the engine.
  { from: 'books/[^/]+/site/', to: ['index\\.ts$', 'tools/'] },
  // What bots think of a book they ask the rules too.
  { from: 'books/[^/]+/bots/', to: ['queries/', 'rules/', 'run/find\\.ts'] },
  // The libraries of the books on a table.
  { from: 'books/[^/]+\\.ts$', to: ['index\\.ts$', 'validate/compileChecked\\.ts$'] },
  // What all books bring to the engine, as pages tell it.
  { from: 'books/atBuild/', to: ['timing/points\\.ts$'] },
  // The other ways a step of a lesson could have gone.
  { from: 'ui/story/', to: ['rules/space\\.ts', 'run/(advance|copy)\\.ts'] },
  // The charts draw the procedures themselves.
  { from: 'features/rules/timing/', to: ['library/amend\\.ts'] },
];

const typesOnly: DependencyType[] = ['type-only', 'type-import'];

const anyOf = (patterns: readonly string[]) => `(${patterns.join('|')})`;

function intoEngine(
  folder: string,
  from: IRegularForbiddenRuleType['from'],
  open: readonly string[],
): IRegularForbiddenRuleType {
  return {
    name: `${folder}-to-engine`,
    comment: `Of the engine, src/${folder} may import types, and what is in: ${open.join(', ')}.`,
    severity: 'error',
    from,
    to: { path: '^src/engine/', pathNot: `^src/engine/${anyOf(open)}`, dependencyTypesNot: typesOnly },
  };
}

function rulesOf(folder: string): IRegularForbiddenRuleType[] {
  const allowed = mayImport[folder] ?? [];
  const path = `^src/${folder}/`;
  const open = [folder, 'rules', 'loading', ...allowed];
  const elsewhere: IRegularForbiddenRuleType = {
    name: `from-${folder}`,
    comment: `What is in src/${folder} may import: ${['rules', 'loading', 'types of engine', ...allowed].join(', ')}.`,
    severity: 'error',
    from: { path },
    to: { path: '^src/', pathNot: `^src/${anyOf([...open, ...(folder === 'engine' ? [] : ['engine'])])}/` },
  };
  if (folder === 'engine') return [elsewhere];
  const usual = folder === 'books' || !allowed.includes('engine') ? [vocabulary] : doors;
  const excepted = exceptions.filter(({ from }) => from.startsWith(`${folder}/`));
  const except = excepted.map(({ from }) => `^src/${from}`);
  return [
    elsewhere,
    intoEngine(folder, { path, ...(except.length > 0 ? { pathNot: except } : {}) }, usual),
    ...excepted.map(({ from, to }) => intoEngine(folder, { path: `^src/${from}` }, [...usual, ...to])),
  ];
}

const folders = Object.keys(mayImport);

/** Features do not import each other: what two of them need is in `ui`, and routes put them together. */
const features: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'from-feature',
    comment:
      'A feature imports no other one: what both need is in src/ui, what brings them together in src/pages.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'books-to-features',
    comment: 'Of features a book knows the types, and the parts that its `site` brings more of.',
    severity: 'error',
    from: { path: '^src/books/', pathNot: '^src/books/[^/]+/site/' },
    to: { path: '^src/(features|ui)/', dependencyTypesNot: typesOnly },
  },
];

export const forbidden: IRegularForbiddenRuleType[] = [
  ...folders.flatMap(rulesOf),
  ...features,
  {
    name: 'no-place',
    comment: 'This folder has no place in scripts/importRules.ts.',
    severity: 'error',
    from: { path: '^src/[^/]+/', pathNot: `^src/${anyOf(folders)}/` },
    to: {},
  },
  {
    name: 'libraries-of-engine',
    comment:
      'The engine stands alone. Only src/engine/save/shape.ts uses a library: the one that checks data from outside.',
    severity: 'error',
    from: { path: '^src/(engine|rules)/', pathNot: '^src/engine/save/shape\\.ts$' },
    to: { path: 'node_modules' },
  },
  {
    name: 'one-schema-library',
    comment: 'Of the schema library the engine uses only what src/engine/save/shape.ts hands on.',
    severity: 'error',
    from: { path: '^src/engine/save/shape\\.ts$' },
    to: { path: 'node_modules', pathNot: 'node_modules/valibot/' },
  },
  {
    name: 'no-circular',
    comment: 'Files that import each other are one file, or one of them knows too much.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: typesOnly } },
  },
];

const configuration: IConfiguration = {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', '\\.astro$'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.astro'] },
  },
};

export default configuration;
