/** Frames keep their shape: a deleted field turns an object into a dictionary, which made whole games a quarter slower. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { optionsOf } from '#bots/options.ts';
import { playOut } from '#bots/playOut.ts';
import { seatingOf } from '#bots/seating.ts';

setFlagsFromString('--allow-natives-syntax');
const hasShape: (thing: object) => boolean = runInThisContext('thing => %HasFastProperties(thing)');

test('an object that lost a field is told from one that lost none', () => {
  const frame: { at: string; left?: number; pc: number } = { at: 'turn', left: 1, pc: 0 };
  expect(hasShape(frame)).toBe(true);
  delete frame.left;
  expect(hasShape(frame)).toBe(false);
});

test.each([
  { books: ['base'], objective: 'kobol' },
  { books: ['base', 'pegasus'], objective: 'new-caprica' },
  { books: ['base', 'daybreak'], objective: 'earth' },
] as const)('no frame of a game of $books loses its shape', async ({ books, objective }) => {
  const knowledge = await knowledgeFor(books);
  const shapeless = new Set<string>();
  for (let seed = 1; seed <= 5; seed++) {
    const options = optionsOf(knowledge.lib, 3 + (seed % 4), seed, { objective });
    playOut(knowledge, options, seatingOf('random', knowledge), (_, { state }) => {
      for (const frame of state.stack) if (!hasShape(frame)) shapeless.add(frame.at);
    });
  }
  expect([...shapeless]).toEqual([]);
});
