/** Hands mutants to workers; one that brings its worker down has been noticed too. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Verdict } from './mutant.ts';
import type { Case } from './worker.ts';

/** A mutant that collects without end is stopped before the machine suffers. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

export async function runAll(
  cases: readonly Case[],
  workers: number,
  onVerdict: (done: number) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, cases.length) }, async () => {
      let worker = newWorker();
      for (let i = next++; i < cases.length; i = next++) {
        const one = cases[i];
        if (!one) return;
        verdicts[i] = await verdictOn(worker, one).catch((fault: unknown): Verdict => {
          worker = newWorker();
          return { survived: false, by: `it brings the game down: ${String(fault)}` };
        });
        onVerdict(++done);
      }
      await worker.terminate();
    }),
  );
  return verdicts;
}

const newWorker = () => new Worker(join(import.meta.dirname, 'worker.ts'), { resourceLimits });

function verdictOn(worker: Worker, one: Case): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the worker ended')));
    worker.postMessage(one);
  });
}
