/**
 * Builds the game again and again, each time with one file changed. Every file is compiled once to a function; a new
 * game only calls these functions anew, so that a mutant costs milliseconds and leaves nothing behind.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type { layOut } from '../../src/scenarios/layout/layOut.ts';
import type { library } from '../../src/scenarios/library.ts';
import type { runScenario } from '../../src/scenarios/runner/run.ts';

/** What of the project a scenario needs to be played. */
export interface Stage {
  readonly layOut: typeof layOut;
  readonly library: typeof library;
  readonly runScenario: typeof runScenario;
}

type Exports = Record<string, unknown>;
type Factory = (require: (name: string) => unknown, exports: Exports, hit: (unit: number) => void) => void;

const fromOutside = createRequire(import.meta.url);

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
  readonly #factories = new Map<string, Factory>();

  constructor(files: ReadonlyMap<string, string>) {
    for (const [file, text] of files) this.#factories.set(file, compiled(file, text));
  }

  build(changes?: Changes, hit: (unit: number) => void = () => undefined): Stage {
    const changed = changes && compiled(changes.file, changes.text);
    const modules = new Map<string, Exports>();
    const load = (file: string): Exports => {
      const known = modules.get(file);
      if (known) return known;
      const factory = file === changes?.file ? changed : this.#factories.get(file);
      if (!factory) throw new Error(`${file} is not part of the game`);
      const exports: Exports = {};
      modules.set(file, exports);
      factory(
        name => (name.startsWith('.') ? load(join(dirname(file), name)) : fromOutside(name)),
        exports,
        hit,
      );
      return exports;
    };
    return {
      ...load('src/scenarios/library.ts'),
      ...load('src/scenarios/layout/layOut.ts'),
      ...load('src/scenarios/runner/run.ts'),
    } as unknown as Stage;
  }
}
