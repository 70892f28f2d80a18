/** Runs a scenario: it passes when it holds, and fails when it does not, stumbles, or takes for ever. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { readerFor } from '#books/readerFor.ts';
import { books } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { Scenario } from '#scenarios/notation/scenario.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import { root } from './project.ts';
import type { Stage } from './workshop.ts';

const folder = join(root, 'content/scenarios');

/** Read once, with the code as it stands: a mutant does not change how they are read. */
export async function readScenarios(): Promise<Scenario[]> {
  const scenarios: Scenario[] = [];
  for (const file of scenarioFiles(folder) ?? []) {
    const text = readFileSync(file, 'utf8');
    const read = (await readerFor(text)).read(text, relative(folder, file));
    if (!read.ok) throw new Error(`${file} cannot be read`);
    scenarios.push(read.scenario);
  }
  return scenarios;
}

export const libraryFor = ({ libraryOf }: Stage, named: Scenario['books']): Library =>
  libraryOf(books.filter(book => named.includes(book)));

function holds(stage: Stage, scenario: Scenario): boolean {
  const { layOut, runScenario } = stage;
  const library = libraryFor(stage, scenario.books);
  const laid = layOut(library, scenario);
  if (!laid.ok) return false;
  const loaded = { ok: true, file: scenario.id, scenario, start: laid.state, lineOf: () => 0 } as const;
  return runScenario(loaded, library).ok;
}

/** A scenario takes a few milliseconds; one that has not ended after so many, most of them at work, will not. */
const patience = 1500;
const work = 700;

let task: () => boolean = () => true;
Reflect.set(globalThis, '__mutantTask', () => task());
const runTask = new Script('__mutantTask()');

const isLate = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && `${fault.code}`.endsWith('_TIMEOUT');

export function passes(stage: Stage, scenario: Scenario): boolean {
  task = () => holds(stage, scenario);
  // On a busy machine the clock runs while nothing is done: then it is tried again.
  for (let worked = 0; worked < work; ) {
    const begun = process.cpuUsage();
    try {
      return runTask.runInThisContext({ timeout: patience }) === true;
    } catch (fault) {
      if (!isLate(fault)) return false;
      const { user, system } = process.cpuUsage(begun);
      worked += (user + system) / 1000;
    }
  }
  return false;
}
