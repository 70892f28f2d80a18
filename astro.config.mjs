import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { contentCheck } from '#collections/contentCheck.ts';
import { headingIds } from '#collections/headingIds.ts';
import { markParagraphs, rowsUnderConditions } from '#collections/markParagraphs.ts';
import { nonBreakingSpaces } from '#collections/nonBreakingSpaces.ts';
import { termLinks } from '#collections/termLinks.ts';
import { gallery } from '#pages/_gallery/gallery.ts';
import { earlyScriptHashes } from '#site/earlyScript.ts';
import { policyName } from '#site/trusted.ts';
import { bookStyles } from './scripts/bookStyles.ts';
import { findLicences } from './scripts/licences.ts';
import { fetchTogether, sharedWorkers, withoutDoorsOfBuilds } from './scripts/vitePlugins.ts';

// Where the site will stand, and where the build goes; tests build into folders of their own.
const {
  SITE = 'http://localhost:4321',
  BASE = '/',
  OUT = 'dist',
  CACHE = 'node_modules/.astro',
} = process.env;
/** @param {string} path */
const at = path => fileURLToPath(new URL(path, import.meta.url));

const sharedParts = [
  // What scripts of every page need, and what the door of the sandbox does: few files, since each costs a request.
  {
    name: 'site',
    test: /\/src\/(i18n\/languages|loading\/retried|ui\/keep\/(settings|books|whenIdle)|site\/(fragment|trusted)|features\/search\/box\/arrival)\.ts$|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: 'door',
    test: /\/src\/(features\/sandbox\/(door\/quickGame|desk\/(door\/packedIn|games\/download)|links\/packedKinds|saves\/file)|ui\/keep\/inOwnLanguage)\.ts$/,
  },
  // Which books there are and how they are fetched; what the books on every table bring is too small for files of its own.
  {
    name: 'books',
    test: /\/src\/books\/(registry|defineBook|withCode|[a-z]+\/book|base\/(engine\/index|text\/log|bots\/conduct))\.ts$/,
    priority: 4,
  },
  // These by themselves, so that a page that needs nothing else of a bench or of the engine does not bring one.
  { name: 'vocabulary', test: /\/src\/engine\/model\/vocabulary\.ts$/, priority: 4 },
  {
    name: 'preact',
    test: /\/node_modules\/(@astrojs\/)?preact\/(dist|hooks|jsx-runtime)\/|\/src\/(ui\/bench\/useHydrated|i18n\/translate)\.ts$/,
    priority: 4,
  },
  {
    name: 'engine',
    test: /\/src\/(engine\/(game|stepwise|library\/laidOut|tools\/(deeds|table))|ui\/bench\/course)\.ts$/,
  },
  // Bots beside a page and what they think of the books on every table; those of other books come by themselves.
  {
    name: 'bots',
    test: /\/src\/(bots\/(reasonable|reasonable\/harm|knowledge)|books\/base\/bots\/index)\.ts$/,
  },
  {
    name: 'bench',
    test: /\/src\/ui\/bench\/(benchMachine|BenchFrame|Choices|StepKeys|useBench)\.tsx?$/,
  },
  // What widgets with a board need together. A group brings along all that it imports, unless an earlier one has it:
  // so what others need without a board comes first.
  { name: 'symbols', test: /\/src\/board\/symbols\.ts$/, priority: 3 },
  { name: 'telling', test: /\/src\/(text\/(events\/index|voice|books)|board\/words)\.ts$/, priority: 3 },
  {
    name: 'parts',
    test: /\/src\/board\/(parts|describe\/decks|symbols\/(tokens|ships|icons|people|decks))\.ts$/,
    priority: 2,
  },
  {
    name: 'fault',
    test: /\/src\/(loading\/suspended\.ts|(ui\/loading\/PartFault|features\/learn\/NothingKept)\.tsx)$/,
    priority: 1,
  },
  { name: 'drawnBoard', test: /\/src\/(board\/(LiveShips|boardOf)|books\/alwaysOnBoard)\.tsx?$/ },
  { name: 'instruments', test: /\/src\/board\/(LiveBoard|drawings)\.tsx$/ },
  { name: 'words', test: /\/src\/ui\/(board\/useWords|story\/useNarrator)\.ts$/ },
];

export default defineConfig({
  site: SITE,
  base: BASE,
  outDir: OUT,
  cacheDir: CACHE,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: [contentCheck(), mdx(), preact({ compat: true }), gallery()],
  markdown: {
    syntaxHighlight: false,
    // Quotation marks differ by language, so authors write them as they are meant.
    processor: satteri({
      mdastPlugins: [markParagraphs, headingIds, termLinks],
      hastPlugins: [nonBreakingSpaces, rowsUnderConditions],
      features: { smartPunctuation: false },
    }),
  },
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        // The presenter shows simulators of this site.
        "frame-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${policyName}`,
      ],
      scriptDirective: { hashes: earlyScriptHashes },
    },
  },
  vite: {
    plugins: [bookStyles(), fetchTogether(BASE), sharedWorkers(), withoutDoorsOfBuilds(), findLicences()],
    build: {
      assetsInlineLimit: 0,
      // Slower than the minifier that Vite brings, and a page with a widget weighs 1 KB less.
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 2 } },
      // To load a file of the engine does nothing: what a page takes of it by the front door leaves the rest outside.
      rollupOptions: {
        treeshake: { moduleSideEffects: id => !/\/src\/(engine|books)\//.test(id) },
        // What nearly every widget needs is one file each: it compresses better than many small ones.
        output: { codeSplitting: { groups: sharedParts } },
      },
    },
    ssr: {
      // Left outside, these bring a second, CommonJS Preact into the prerendered pages.
      noExternal: ['@xstate/react', 'use-sync-external-store', 'use-isomorphic-layout-effect'],
    },
    resolve: {
      alias: [
        { find: '@xstate/react', replacement: at('./node_modules/@xstate/react/dist/xstate-react.esm.js') },
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: at('./src/ui/bench/withSelector.ts'),
        },
        { find: 'use-sync-external-store/shim', replacement: 'preact/compat' },
      ],
    },
  },
});
