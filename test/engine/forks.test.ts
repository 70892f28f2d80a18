import { expect, test } from 'vitest';
import { diceOf } from '#bots/dice.ts';
import { optionsOf } from '#bots/options.ts';
import { apply, forkFor, type Game, isOver, makeGame, sample, viewFor } from '#engine/index.ts';
import { library } from '../kit/books.ts';
import { lay } from '../kit/table.ts';

/** The hands of one player in several forks for another. */
function handsInForks(play: ReturnType<typeof lay>, of: string, seen: string): Set<string> {
  const index = (name: string) => play.state.seats.findIndex(({ id }) => id === name);
  return new Set(
    Array.from({ length: 20 }, (_, seed) =>
      String(forkFor(play.game, index(of), seed).state.seats[index(seen)]?.hand),
    ),
  );
}

const cards = ['repair/1', 'repair/2', 'consolidate-power/1', 'executive-order/2'];

test('a seat called like a deck is dealt anew while a card of that deck is chosen', () => {
  const play = lay({
    cast: { zarek: 'tom-zarek', 'super-crisis': 'saul-tigh', boomer: 'sharon-valerii' },
    edit(b) {
      b.revealed('zarek');
      b.put('zarek', 'caprica');
      b.seat('zarek').superCrises = ['inbound-nukes', 'massive-assault'].map(card => ({ card, seen: 1 }));
      b.hand('super-crisis', ...cards);
    },
  });
  play.choose('zarek', 'caprica').choose('zarek', 'super-crisis');
  expect(play.state.pending).toMatchObject([{ seat: 0, prompt: 'card', about: 'super-crisis' }]);
  expect(handsInForks(play, 'zarek', 'super-crisis').size).toBeGreaterThan(1);
});

test('a hand that is being looked through is the same in every fork of who looks', () => {
  const play = lay({
    cast: { zarek: 'tom-zarek', tigh: 'saul-tigh', boomer: 'sharon-valerii' },
    edit(b) {
      b.revealed('zarek');
      b.put('zarek', 'human-fleet');
      b.hand('tigh', ...cards);
    },
  });
  play.choose('zarek', 'human-fleet').choose('zarek', 'tigh');
  expect(play.state.pending).toMatchObject([{ seat: 0, prompt: 'card', about: { hand: 1 } }]);
  expect(handsInForks(play, 'zarek', 'tigh')).toEqual(new Set([String(cards)]));
  expect(handsInForks(play, 'boomer', 'tigh').size).toBeGreaterThan(1);
});

/** A game by random answers, to its end. */
function played(seed: number): Game {
  const made = makeGame(library, optionsOf(library, 4, seed), { passIdle: true });
  if (!made.ok) throw new Error(made.because);
  const below = diceOf(seed);
  let { game } = made;
  while (!isOver(game)) {
    const [choice] = game.state.pending;
    const step =
      choice && apply(game, { seat: choice.seat, choose: sample(choice, below) }, { passIdle: true });
    if (!step?.ok) throw new Error('An answer that is offered is refused');
    game = step.game;
  }
  return game;
}

test('at the end what was held lies open to everybody, and no fork deals it anew', () => {
  const game = played(7);
  for (const seat of game.state.seats.keys()) {
    const view = viewFor(game, seat);
    expect(view.seats.map(({ loyalty }) => loyalty)).toEqual(
      game.state.seats.map(({ loyalty }) => loyalty.map(({ card }) => card)),
    );
    expect(viewFor(forkFor(game, seat, 1), seat)).toEqual(view);
  }
});
