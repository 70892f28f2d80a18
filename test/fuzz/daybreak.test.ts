import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { apply, eventsFor, forkFor, type Game, isOver, makeGame, sample, viewFor } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import { impurities, mustEqual, toFileAndBack } from '../kit/json.ts';
import { random } from '../kit/random.ts';

const options = (seed: number): GameOptions => ({
  books: ['base', 'daybreak'],
  objective: seed % 2 === 0 ? 'earth' : 'kobol',
  difficulty: 'easier-humans',
  rulings: {},
  options: {},
  seats: Array.from({ length: 3 + (seed % 4) }, (_, i) => ({ id: `p${i + 1}` })),
  seed,
  chance: 'seeded',
});

async function start(seed: number): Promise<Game> {
  const made = makeGame(await libraryOf(['daybreak']), options(seed));
  if (!made.ok) throw new Error(made.because);
  return made.game;
}

test('after every choice a game with Daybreak and its twin out of a file are one', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const below = random(seed);
    let game = await start(seed);
    for (let n = 0; n < 350 && !isOver(game); n++) {
      expect(impurities(game.state)).toEqual([]);
      const [choice] = game.state.pending;
      if (!choice) throw new Error('Nobody is asked');
      const made = { seat: choice.seat, choose: sample(choice, below) };
      const next = apply(game, made);
      const twin = apply({ ...game, state: toFileAndBack(game.state) }, toFileAndBack(made));
      if (!next.ok || !twin.ok) throw new Error('An answer that is offered is refused');
      mustEqual(next.game.state, twin.game.state, 'The game and its twin');
      mustEqual(next.events, twin.events, 'The events of the game and of its twin');
      game = next.game;
    }
  }
});

/** What nobody but those who have seen it may be told: Quorum cards that change hands, cards out of a searched deck. */
const secret = ['quorum-seen', 'quorum-shared', 'quorum-sunk', 'deck-searched', 'crises-seen', 'scouted'];

test('a seat sees the same whatever it may not know, and is told no secret of others', async () => {
  for (let seed = 20; seed <= 32; seed++) {
    const below = random(seed);
    let game = await start(seed);
    for (let n = 0; n < 300 && !isOver(game); n++) {
      const [choice] = game.state.pending;
      if (!choice) throw new Error('Nobody is asked');
      const result = apply(game, { seat: choice.seat, choose: sample(choice, below) });
      if (!result.ok) throw new Error('An answer that is offered is refused');
      for (const [seat] of game.state.seats.entries()) {
        for (const event of eventsFor(result.events, seat)) {
          if (!secret.includes(event.type) || Reflect.get(event, 'seat') === seat) continue;
          const shown = 'cards' in event || 'card' in event;
          const told = Reflect.get(event, 'secretTo');
          expect(shown && typeof told === 'number' && (told & (1 << seat)) === 0).toBe(false);
        }
      }
      game = result.game;
      if (n % 25 === 0) {
        for (const [seat] of game.state.seats.entries()) {
          expect(viewFor(forkFor(game, seat, seed), seat)).toEqual(viewFor(game, seat));
        }
      }
    }
  }
});
