/**
 * Builds the game again and again, each time with one file changed. Every file is compiled once to a function; a new
 * game only calls these functions anew, so that a mutant costs milliseconds and leaves nothing behind.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { firstBook } from '#books/registry.ts';
import type { compile, Library } from '#engine/index.ts';
import type { EngineFacet } from '#engine/library/facet.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import type { BookId } from '#engine/model/vocabulary.ts';
import type { layOut } from '#scenarios/layout/layOut.ts';
import type { runScenario } from '#scenarios/runner/run.ts';

/** What of the project a scenario needs to be played. */
export interface Stage {
  readonly layOut: typeof layOut;
  readonly runScenario: typeof runScenario;
  readonly libraryOf: (books: readonly BookId[]) => Library;
}

type Exports = Record<string, unknown>;
type Factory = (require: (name: string) => unknown, exports: Exports, hit: (unit: number) => void) => void;

const fromOutside = createRequire(import.meta.url);

const isOurs = (name: string) => name.startsWith('.') || name.startsWith('#');

/** The file that an import means: `#` stands for `src`, as in package.json. */
const pathOf = (name: string, importer: string) =>
  name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(importer), name);

function compiled(file: string, text: string): Factory {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2024 },
  });
  return compileFunction(outputText, ['require', 'exports', '__hit'], { filename: file }) as Factory;
}

export interface Changes {
  /** The file whose text is another. */
  readonly file: string;
  readonly text: string;
}

export class Workshop {
  readonly #files: ReadonlyMap<string, string>;
  readonly #factories = new Map<string, Factory>();

  constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  #factory(file: string): Factory {
    const text = this.#files.get(file);
    if (text === undefined) throw new Error(`${file} is not part of the game`);
    const factory = this.#factories.get(file) ?? compiled(file, text);
    this.#factories.set(file, factory);
    return factory;
  }

  build(changes?: Changes, hit: (unit: number) => void = () => undefined): Stage {
    const modules = new Map<string, Exports>();
    const load = (file: string): Exports => {
      const known = modules.get(file);
      if (known) return known;
      const factory = file === changes?.file ? compiled(file, changes.text) : this.#factory(file);
      const exports: Exports = {};
      modules.set(file, exports);
      factory(name => (isOurs(name) ? load(pathOf(name, file)) : fromOutside(name)), exports, hit);
      return exports;
    };
    const engine = load('src/engine/index.ts') as unknown as { readonly compile: typeof compile };
    const facetOf = (book: BookId, name: string) => load(`src/books/${book}/${name}/index.ts`)['facet'];
    const libraries = new Map<string, Library>();
    const libraryOf = (books: readonly BookId[]): Library => {
      const known = libraries.get(books.join());
      if (known) return known;
      const library = engine.compile(
        books.map(book => ({
          ...(facetOf(book, 'cards') as CardsFacet),
          code: facetOf(book, 'engine') as EngineFacet,
        })),
      );
      libraries.set(books.join(), library);
      return library;
    };
    // A book that cannot be read is noticed before any scenario.
    libraryOf([firstBook]);
    return {
      ...(load('src/scenarios/layout/layOut.ts') as unknown as Pick<Stage, 'layOut'>),
      ...(load('src/scenarios/runner/run.ts') as unknown as Pick<Stage, 'runScenario'>),
      libraryOf,
    };
  }
}
