import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type Run = { readonly ok: boolean; readonly output: string };

/** A variable that is undefined is taken away from what the program inherits. */
type Options = { readonly env?: Readonly<Record<string, string | undefined>>; readonly show?: boolean };

/** Runs a TypeScript file of ours or an installed tool, as `launch.mjs` knows them; collects what it prints. */
export function run(program: string, args: readonly string[], options: Options = {}): Promise<Run> {
  return command(process.execPath, [join(root, 'scripts/launch.mjs'), program, ...args], options);
}

/** Runs any program and collects what it prints; with `show` it is printed as it comes. */
export function command(
  program: string,
  args: readonly string[],
  { env, show = false }: Options = {},
): Promise<Run> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        printed.push(String(chunk));
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('error', error => resolve({ ok: false, output: String(error) }));
    child.on('close', status => resolve({ ok: status === 0, output: printed.join('') }));
  });
}
