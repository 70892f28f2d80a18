import '../kit/patience.ts';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { apply, forkFor, type Game, makeGame, sample, Table, viewFor } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { BookId } from '#engine/model/vocabulary.ts';
import { readPosition } from '#engine/save/position.ts';
import { random } from '../kit/random.ts';

const options = (seed: number, objective: string, book: BookId = 'pegasus'): GameOptions => ({
  books: ['base', book],
  objective,
  difficulty: 'normal',
  rulings: {},
  options: {},
  seats: Array.from({ length: 3 + (seed % 4) }, (_, i) => ({ id: `p${i + 1}` })),
  seed,
  chance: 'seeded',
});

const plenty = { fuel: 15, food: 15, morale: 15, population: 15 };

describe.each(['kobol', 'new-caprica'])('random games with Pegasus, towards %s', objective => {
  test('go on from choice to choice, and every position can be saved and dealt anew', async () => {
    const lib = await libraryOf(['pegasus']);
    const seen = { executed: 0, settled: 0, infiltrated: 0 };
    for (let seed = 1; seed <= 24; seed++) {
      const below = random(seed);
      const made = makeGame(lib, options(seed, objective));
      if (!made.ok) throw new Error(made.because);
      const table = new Table(made.game);
      for (let n = 0; n < 2500 && !table.state.over; n++) {
        const [choice] = table.state.pending;
        if (!choice) throw new Error('Nobody is asked');
        // Supplies without end, so that fleets played at random get as far as New Caprica.
        if (objective === 'new-caprica') Object.assign(table.state.resources, plenty);
        table.play({ seat: choice.seat, choose: sample(choice, below) });
        for (const { type } of table.run.events) if (type in seen) seen[type as keyof typeof seen] += 1;
        if (n % 200 === 0) {
          const { state } = table;
          expect(readPosition(lib, state.seats.length, JSON.parse(JSON.stringify(state)))).toEqual({
            ok: true,
            state,
          });
          const game: Game = { ...made.game, state, log: undefined, origin: state, turns: [] };
          const mine = (viewed: Game) => viewFor(viewed, 0).seats[0];
          expect(mine(forkFor(game, 0, seed))).toEqual(mine(game));
        }
      }
    }
    expect(seen.executed).toBeGreaterThan(0);
    expect(seen.infiltrated).toBeGreaterThan(0);
    if (objective === 'new-caprica') expect(seen.settled).toBeGreaterThan(0);
  });
});

describe.each(['kobol', 'earth'])('random games with Daybreak, towards %s', objective => {
  test('go on from choice to choice, and every position can be saved and dealt anew', async () => {
    const lib = await libraryOf(['daybreak']);
    const seen: Record<string, number> = {
      'mutiny-drawn': 0,
      'mutiny-discarded': 0,
      'mutiny-played': 0,
      'miracle-spent': 0,
      'check-card-withdrawn': 0,
      'destiny-grown': 0,
      ...(objective === 'earth' ? { 'mission-begun': 0, 'card-turned-down': 0 } : {}),
    };
    let mutineers = 0;
    // One mission of eight is rare enough to want more games.
    const games = objective === 'earth' ? 64 : 24;
    for (let seed = 1; seed <= games; seed++) {
      const below = random(seed);
      const made = makeGame(lib, options(seed, objective, 'daybreak'));
      if (!made.ok) throw new Error(made.because);
      const table = new Table(made.game);
      for (let n = 0; n < 2500 && !table.state.over; n++) {
        const [choice] = table.state.pending;
        if (!choice) throw new Error('Nobody is asked');
        Object.assign(table.state.resources, plenty);
        table.play({ seat: choice.seat, choose: sample(choice, below) });
        for (const { type } of table.run.events) if (type in seen) seen[type] = (seen[type] ?? 0) + 1;
        if (n % 200 === 0) {
          const { state } = table;
          expect(readPosition(lib, state.seats.length, JSON.parse(JSON.stringify(state)))).toEqual({
            ok: true,
            state,
          });
          const game: Game = { ...made.game, state, log: undefined, origin: state, turns: [] };
          const mine = (viewed: Game) => viewFor(viewed, 0).seats[0];
          expect(mine(forkFor(game, 0, seed))).toEqual(mine(game));
        }
      }
      if (table.state.seats.some(seat => seat.shown.includes('mutineer'))) mutineers += 1;
    }
    expect(Object.entries(seen).filter(([, n]) => n === 0)).toEqual([]);
    expect(mutineers).toBeGreaterThan(0);
  });
});

test('a base game is the same game whether the expansion is on the shelf or not', async () => {
  const lib = await libraryOf(['base']);
  expect(
    [...lib.blocks.keys()].filter(id =>
      /airlock|execution|new-caprica|infiltrat|^mutin|^mission|untouched/.test(id),
    ),
  ).toEqual([]);
  const made = makeGame(lib, { ...options(1, 'kobol'), books: ['base'] });
  if (!made.ok) throw new Error(made.because);
  expect(made.game.state.slots.newCaprica).toBeUndefined();
  expect(made.game.state.slots.mission).toBeUndefined();
  expect(lib.supplies.miracles).toBeUndefined();
  expect(apply(made.game, { seat: 'chance', choose: '1' }).ok).toBe(false);
});
