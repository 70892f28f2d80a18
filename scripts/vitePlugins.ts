import { join } from 'node:path';
import type { Plugin } from 'vite';

const retried = join(import.meta.dirname, '../src/loading/retried.ts');

/**
 * What a page fetches on use is asked for together with all that it imports, not one after the other, and once more where
 * it did not come. Vite's own loader does the first for styles too, of which ours brings none, and weighs ten times as much.
 */
export function fetchTogether(base: string): Plugin {
  const root = JSON.stringify(base.replace(/\/*$/, '/'));
  return {
    name: 'fetch-together',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `
        import { retried } from ${JSON.stringify(retried)};
        const asked = new Set();
        export function __vitePreload(load, files = []) {
          for (const file of files) {
            if (asked.has(file) || !globalThis.document) continue;
            asked.add(file);
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${root} + file }));
          }
          return retried(load);
        }`,
    },
  };
}

/** The doors of a book through which only builds go: what its cards say in four languages, and what pages show of it. */
const doorOfBuilds = /import\('\.\/(?:text|site)\/index\.ts'\)/g;

/** The nouns of a book, by which tests find what speaks of it elsewhere. */
const nounsOfBook = /(?<=\bwords: )\[[^\]]*\]/;

/**
 * Leaves out of what browsers get the facets of books that only builds ask for, and the words that only tests do. No
 * browser would fetch those facets, but they would lie on the site, and in every set of pages that is kept for offline use.
 */
export function withoutDoorsOfBuilds(): Plugin {
  return {
    name: 'without-doors-of-builds',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/books\/[^/]+\/book\.ts$/ },
      handler(code) {
        if (this.environment.name !== 'client') return undefined;
        const closed = "Promise.reject(new Error('Only builds ask this of a book'))";
        return { code: code.replaceAll(doorOfBuilds, closed).replace(nounsOfBook, '[]'), map: null };
      },
    },
  };
}

/** How a worker is begun in the source, as Vite knows it too. */
const begun = /new Worker\(\s*new URL\('(?<file>\.[^']+)',\s*import\.meta\.url\)/g;

/**
 * Makes workers entries of the same build as the pages. Vite builds each worker by itself, with a second copy of all
 * that it shares with its page: of the engine, which is most of either. Each is begun by an address of our own, as the
 * content security policy wants it.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/features\//, code: /new Worker\(/ },
      async handler(code, importer) {
        let bound = code;
        for (const { 0: call, groups } of code.matchAll(begun)) {
          const file = await this.resolve(groups?.['file'] ?? '', importer);
          if (file === null) this.error(`There is no worker ${groups?.['file']}.`);
          // Where pages are written nothing is ever begun.
          const where =
            this.environment.name === 'client'
              ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file.id, name: nameOf(file.id) })}`
              : '""';
          bound = bound.replace(call, `new Worker(ownScript(${where})`);
        }
        const trusted = join(import.meta.dirname, '../src/site/trusted.ts');
        return { code: `import { ownScript } from ${JSON.stringify(trusted)};\n${bound}`, map: null };
      },
    },
  };
}

/** `src/features/sandbox/brains/worker.ts` is the worker `brains`. */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? 'worker';
}
