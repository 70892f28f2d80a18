import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { library } from '../../src/scenarios/library.ts';
import { jsonSchema } from '../../src/scenarios/notation/scenario.ts';
import { asText } from '../../src/scenarios/problem.ts';
import { Reader } from '../../src/scenarios/reader/read.ts';
import { outcomeText } from '../../src/scenarios/report.ts';
import { scenarioFiles } from '../../src/scenarios/runner/files.ts';
import { runScenario } from '../../src/scenarios/runner/run.ts';

const folder = fileURLToPath(new URL('../../content/scenarios/', import.meta.url));
const files = (scenarioFiles(folder) ?? []).map(file => file.slice(folder.length));
const reader = new Reader(library);

/** Seconds of processor time, which other work on the machine does not lengthen as it does the clock. */
const budget = 5;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let taken = 0;

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s holds', file => {
  const begun = spent();
  const read = reader.read(readFileSync(folder + file, 'utf8'), file);
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  expect(`${read.scenario.id}.yaml`).toBe(file);
  expect(read.scenario.rules ?? [], 'a scenario proves at least one rule').not.toHaveLength(0);
  const outcome = runScenario(read, library);
  taken += spent() - begun;
  expect(outcome.ok, outcomeText(outcome, 0)).toBe(true);
});

test(`all together take less than ${budget} seconds of one core`, () => {
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(budget);
});

test('the schema for editors is the one the reader uses', () => {
  const kept: unknown = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));
  expect(kept, 'run `npm run generate`').toEqual(jsonSchema(library));
});
