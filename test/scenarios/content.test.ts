import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { readerFor } from '#books/readerFor.ts';
import { books, namesFor } from '#books/registry.ts';
import { jsonSchema } from '#scenarios/notation/scenario.ts';
import { asText } from '#scenarios/problem.ts';
import { outcomeText } from '#scenarios/report.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import { runScenario } from '#scenarios/runner/run.ts';

const folder = fileURLToPath(new URL('../../content/scenarios/', import.meta.url));
const files = (scenarioFiles(folder) ?? []).map(file => file.slice(folder.length));

/** Milliseconds a scenario of processor time, which other work on the machine lengthens less than it does the clock. */
const budget = 4;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let taken = 0;

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s holds', async file => {
  const text = readFileSync(folder + file, 'utf8');
  const reader = await readerFor(text);
  const begun = spent();
  const read = reader.read(text, file);
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  expect(`${read.scenario.id}.yaml`).toBe(file);
  // Presets are there to be played.
  const proves = !file.startsWith('presets/');
  if (proves) expect(read.scenario.rules ?? [], 'a scenario proves at least one rule').not.toHaveLength(0);
  const outcome = runScenario(read, reader.lib);
  taken += spent() - begun;
  expect(outcome.ok, outcomeText(outcome, 0)).toBe(true);
});

test(`they take less than ${budget} milliseconds of one core each`, () => {
  expect(taken).toBeGreaterThan(0);
  expect((taken * 1000) / files.length).toBeLessThan(budget);
});

test('the schema for editors is the one the reader of all books uses', async () => {
  const kept: unknown = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));
  expect(kept, 'run `npm run generate`').toEqual(jsonSchema(await libraryOf(books), await namesFor(books)));
});
