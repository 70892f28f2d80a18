/** Whatever somebody does to a save: it is refused, or it can be played on. */
import '../kit/patience.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import type { Book as Expansion } from '#books/registry.ts';
import {
  apply,
  forkFor,
  type Game,
  isOver,
  makeGame,
  makeSave,
  parseSave,
  sample,
  savedBooks,
} from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import { type Below, random } from '../kit/random.ts';
import { mutated, resealed } from './saves.ts';

function playOn(game: Game, below: Below, choices: number): Game {
  let now = game;
  for (let n = 0; n < choices && !isOver(now); n++) {
    const choice = now.state.pending[below(now.state.pending.length)];
    if (choice === undefined) throw new Error('Nobody is asked');
    const step = apply(now, { seat: choice.seat, choose: sample(choice, below) });
    if (!step.ok) throw new Error(`${choice.prompt}: what is offered is refused (${step.because})`);
    now = step.game;
  }
  return now;
}

const boxes: readonly (readonly Expansion[])[] = [[], ['pegasus'], ['daybreak'], ['pegasus', 'daybreak']];

/** A position in the middle of a game, as a link of a seat brings it. */
async function positionOf(seed: number): Promise<string> {
  const below = random(seed);
  const books = boxes[seed % boxes.length] ?? [];
  const lib = await libraryOf(books);
  const objectives = [...lib.objectives.keys()];
  const made = makeGame(lib, {
    books: ['base', ...books],
    objective: objectives[seed % objectives.length] ?? 'kobol',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: 3 + (seed % 4) }, (_, i) => ({ id: `p${i + 1}` })),
    seed,
    chance: seed % 5 === 0 ? 'asked' : 'seeded',
  });
  if (!made.ok) throw new Error(made.because);
  return makeSave(forkFor(playOn(made.game, below, below(300)), 0, seed));
}

const folder = join(import.meta.dirname, '../saves');
const drawer = globSync('*.save', { cwd: folder })
  .toSorted()
  .map(file => readFileSync(join(folder, file), 'utf8'));

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 1e300, -1, 'repair/1', 'constructor', 'turn'),
);
const seeds = fc.integer({ min: 0, max: 0x7fffffff });

async function isRefusedOrPlays(
  save: string,
  seed: number,
  with_: unknown,
  changes: number,
): Promise<boolean> {
  const below = random(seed);
  let text = save;
  for (let n = 0; n < changes; n++) text = mutated(text, below, with_);
  // With a sum of its own, as somebody would write it who knows how.
  text = resealed(text, fingerprint);
  const lib = await libraryOf(
    (savedBooks(text) ?? []).filter(book => book === 'pegasus' || book === 'daybreak'),
  );
  const loaded = parseSave(lib, text);
  if (loaded.ok) playOn(loaded.game, below, 40);
  return loaded.ok !== false;
}

test('positions of every box, changed by hand', async () => {
  const positions = await Promise.all(Array.from({ length: 16 }, (_, n) => positionOf(700 + n)));
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...positions),
      seeds,
      junk,
      fc.integer({ min: 1, max: 3 }),
      async (save, seed, odd, changes) => {
        if (await isRefusedOrPlays(save, seed, odd, changes)) opened += 1;
      },
    ),
    { numRuns: 300, seed: 2008 },
  );
  expect(opened).toBeGreaterThan(10);
});

test('saves of every release, changed by hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...drawer), seeds, junk, async (save, seed, odd) => {
      await isRefusedOrPlays(save, seed, odd, 1);
    }),
    { numRuns: 120, seed: 2009 },
  );
});
