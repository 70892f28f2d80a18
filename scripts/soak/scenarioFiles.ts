/** Scenarios as people write them, with something mistyped: each is read and run, or refused with a place and a reason. */
import { readFileSync } from 'node:fs';
import { libraryOf } from '#books/libraries.ts';
import { openScenario } from '#features/sandbox/links/openLink.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { mutatedText } from '../../test/features/sandbox/links/mutatedLinks.ts';
import { pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { scenarioTexts } from './pool.ts';
import type { Subject } from './subject.ts';

/** What the notation makes of a text; throws where it says nothing, or the engine stumbles. */
async function scenarioOutcome(text: string): Promise<string> {
  const opened = await openScenario(text);
  if (!opened.ok) {
    if (opened.problems.length === 0) throw new Error('It is refused without a reason');
    return 'refused';
  }
  return run(opened.scenario);
}

async function run(scenario: Scenario): Promise<string> {
  const lib = await libraryOf(scenario.books);
  const laid = layOut(lib, scenario);
  if (!laid.ok) throw new Error('What was read can be laid out once and not again');
  const loaded = { ok: true, scenario, start: laid.state, file: 'soak.yaml', lineOf: () => 1 } as const;
  const { ok, failure } = runScenario(loaded, lib);
  if (failure?.came.startsWith('a fault of its own')) throw new Error(failure.came);
  return ok ? 'holds' : 'fails, and says where';
}

export const scenarioFilesTried: Subject = {
  name: 'scenarios',
  unit: 'files',
  share: 3,
  async attempt({ below, note }) {
    const file = pick(below, scenarioTexts()) ?? '';
    let text = mutatedText(readFileSync(file, 'utf8'), below);
    while (below(3) === 0) text = mutatedText(text, below);
    note(file);
    note(text);
    return inTime('reading the file', () => scenarioOutcome(text));
  },
};
