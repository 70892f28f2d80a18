/** Cards are trees of lines: one that no scenario comes to is a branch that nothing proves. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { readerFor } from '#books/readerFor.ts';
import { books } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { BookId } from '#engine/model/vocabulary.ts';
import type { Reader } from '#scenarios/reader/read.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { readerOf } from '../kit/books.ts';

const folder = fileURLToPath(new URL('../../content/scenarios/', import.meta.url));
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

async function play(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const { lib } = await readerFor(text);
  const reader = watching.get(lib) ?? readerOf(watched(lib));
  watching.set(lib, reader);
  const read = reader.read(text, file);
  if (!read.ok) return;
  playing = true;
  runScenario(read, reader.lib);
  playing = false;
}

const linesOf = ({ blocks }: Library) => [...blocks.values()].flatMap(({ lines }) => lines.map(l => l.id));

beforeAll(async () => {
  for (const file of scenarioFiles(folder) ?? []) await play(file);
}, 120_000);

test.each<readonly [string, readonly BookId[]]>([
  ['the base game', ['base']],
  ['all books together', books],
])('of %s every line of every card and procedure is played', async (_, books) => {
  const missing = linesOf(await libraryOf(books)).filter(id => !reached.has(id));
  expect(missing).toEqual([]);
});
