import { expect, test } from 'vitest';
import { forkFor } from '../../src/engine/index.ts';
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
