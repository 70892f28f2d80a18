import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { books } from '../../src/rules/book.ts';
import { libraryOf } from '../../src/scenarios/books.ts';
import { jsonSchema } from '../../src/scenarios/notation/scenario.ts';
import { asText } from '../../src/scenarios/problem.ts';
import { readerFor } from '../../src/scenarios/reader/readerFor.ts';
import { outcomeText } from '../../src/scenarios/report.ts';
import { scenarioFiles } from '../../src/scenarios/runner/files.ts';
import { runScenario } from '../../src/scenarios/runner/run.ts';

const folder = fileURLToPath(new URL('../../content/scenarios/', import.meta.url));
const files = (scenarioFiles(folder) ?? []).map(file => file.slice(folder.length));

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

/** A scenario read and played, and how long that has taken. */
async function played(file: string) {
  const text = readFileSync(folder + file, 'utf8');
  const reader = await readerFor(text);
  const begun = spent();
  const read = reader.read(text, file);
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  const outcome = runScenario(read, reader.lib);
  return { read, outcome, seconds: spent() - begun };
}

test.each(files)('%s holds', async file => {
  const { read, outcome, seconds } = await played(file);
  expect(`${read.scenario.id}.yaml`).toBe(file);
  // Presets are there to be played.
  const proves = !file.startsWith('presets/');
  if (proves) expect(read.scenario.rules ?? [], 'a scenario proves at least one rule').not.toHaveLength(0);
  taken += seconds;
  expect(outcome.ok, outcomeText(outcome, 0)).toBe(true);
});

test(`all together take less than ${budget} seconds of one core`, async () => {
  expect(taken).toBeGreaterThan(0);
  // On a crowded machine the same work takes longer: the best of three counts.
  let best = taken;
  for (let again = 0; again < 2 && best >= budget; again++) {
    let all = 0;
    for (const file of files) all += (await played(file)).seconds;
    best = Math.min(best, all);
  }
  expect(best).toBeLessThan(budget);
}, 60_000);

test('the schema for editors is the one the reader of all books uses', async () => {
  const kept: unknown = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));
  expect(kept, 'run `npm run generate`').toEqual(jsonSchema(await libraryOf(books)));
});
