import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { readerFor } from '#books/readerFor.ts';
import { books, namesFor } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { BookId } from '#engine/model/vocabulary.ts';
import { jsonSchema } from '#scenarios/notation/scenario.ts';
import { asText } from '#scenarios/problem.ts';
import type { Reader } from '#scenarios/reader/read.ts';
import { outcomeText } from '#scenarios/report.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { readerOf } from '../kit/books.ts';
import { everyNth } from '../kit/sampling.ts';

const folder = fileURLToPath(new URL('../../content/scenarios/', import.meta.url));
const files = (scenarioFiles(folder) ?? []).map(file => file.slice(folder.length));

/** The lines of cards and procedures that some scenario has come to. */
const reached = new Set<string>();
/** Only while a scenario is played; readers go through every line as well. */
let playing = false;

/** The same library, which remembers the lines that are looked up in it. */
function watched(lib: Library): Library {
  const blocks = [...lib.blocks].map(([id, block]) => {
    const lines = new Proxy(block.lines, {
      get(target, key, receiver) {
        const line = typeof key === 'string' ? target[Number(key)] : undefined;
        if (line && playing) reached.add(line.id);
        return Reflect.get(target, key, receiver);
      },
    });
    return [id, { ...block, lines }] as const;
  });
  return { ...lib, blocks: new Map(blocks) };
}

const watching = new Map<Library, Reader>();

async function watchedReaderFor(text: string): Promise<Reader> {
  const { lib } = await readerFor(text);
  const reader = watching.get(lib) ?? readerOf(watched(lib));
  watching.set(lib, reader);
  return reader;
}

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s holds', async file => {
  const text = readFileSync(folder + file, 'utf8');
  const reader = await watchedReaderFor(text);
  const read = reader.read(text, file);
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  expect(`${read.scenario.id}.yaml`).toBe(file);
  // Presets are there to be played.
  const proves = !file.startsWith('presets/');
  if (proves) expect(read.scenario.rules ?? [], 'a scenario proves at least one rule').not.toHaveLength(0);
  playing = true;
  const outcome = runScenario(read, reader.lib);
  playing = false;
  expect(outcome.ok, outcomeText(outcome, 0)).toBe(true);
});

const linesOf = ({ blocks }: Library) => [...blocks.values()].flatMap(({ lines }) => lines.map(l => l.id));

// Cards are trees of lines: one that no scenario comes to is a branch that nothing proves.
test.each<readonly [string, readonly BookId[]]>([
  ['the base game', ['base']],
  ['all books together', books],
])('of %s every line of every card and procedure is played', async (_, named) => {
  const missing = linesOf(await libraryOf(named)).filter(id => !reached.has(id));
  expect(missing).toEqual([]);
});

/** Milliseconds a scenario of processor time, which other work on the machine lengthens less than it does the clock. */
const budget = 4;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

test(`a scenario takes less than ${budget} milliseconds of one core`, async () => {
  const some = everyNth(files, 20);
  const texts = some.map(file => readFileSync(folder + file, 'utf8'));
  const readers = await Promise.all(texts.map(readerFor));
  const begun = spent();
  for (const [at, text] of texts.entries()) {
    const reader = readers[at];
    const read = reader?.read(text, some[at] ?? '');
    if (reader === undefined || read?.ok !== true) throw new Error(`${some[at]} cannot be read`);
    runScenario(read, reader.lib);
  }
  expect(((spent() - begun) * 1000) / some.length).toBeLessThan(budget);
});

test('the schema for editors is the one the reader of all books uses', async () => {
  const kept: unknown = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));
  expect(kept, 'run `npm run generate`').toEqual(jsonSchema(await libraryOf(books), await namesFor(books)));
});
