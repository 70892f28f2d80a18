/** A worker: takes one mutant after the other and says what became of it. */
import { parentPort } from 'node:worker_threads';
import type { Scenario } from '#scenarios/notation/scenario.ts';
import { type Mutant, mutated, type Verdict } from './mutant.ts';
import { playedFiles } from './project.ts';
import { passes, readScenarios } from './run.ts';
import { type Stage, Workshop } from './workshop.ts';

export interface Case {
  readonly mutant: Mutant;
  /** Which scenarios may notice it, by their place in the list. */
  readonly scenarios: readonly number[];
}

const files = playedFiles();
const workshop = new Workshop(files);
const reading = readScenarios();
/** What killed the mutants before it in the same file is likely to kill the next. */
const killers = new Map<string, number[]>();
const remembered = 8;

function run({ mutant, scenarios: reaching }: Case, scenarios: readonly Scenario[]): Verdict {
  const { file } = mutant;
  let stage: Stage;
  try {
    stage = workshop.build({ file, text: mutated(files.get(file) ?? '', mutant) });
  } catch (fault) {
    return { survived: false, by: `it cannot be built: ${String(fault)}` };
  }
  const known = killers.get(file) ?? [];
  const likely = known.filter(i => reaching.includes(i));
  for (const i of [...likely, ...reaching.filter(i => !likely.includes(i))]) {
    const scenario = scenarios[i];
    if (!scenario || passes(stage, scenario)) continue;
    killers.set(file, [i, ...known.filter(other => other !== i)].slice(0, remembered));
    return { survived: false, by: scenario.id };
  }
  return { survived: true, reached: reaching.length };
}

// Listening begins before the scenarios are read: what is said earlier would not be heard.
parentPort?.on('message', async (one: Case) => parentPort?.postMessage(run(one, await reading)));
