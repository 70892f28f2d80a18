import '../kit/patience.ts';
import { describe, expect, test } from 'vitest';
import { forkFor } from '#engine/index.ts';
import { newGame, playOut } from '../kit/games.ts';
import { mustEqual } from '../kit/json.ts';
import { gameOptions } from '../kit/options.ts';
import { uniform } from '../kit/players.ts';
import { random } from '../kit/random.ts';
import { dealt, deviation, hiddenLoyalty, isCylon } from './odds.ts';

const forks = 2000;
/** Of some hundred counts none is expected so far away. */
const far = 4.5;
const below = random(11);
const game = playOut(newGame(gameOptions(5, { seed: 11 })), uniform(below), below, {}, 60);
const me = 2;

describe('over many seeds, forks of one position', () => {
  test('deal the Cylon cards as often to each place that the seat has not seen', () => {
    const places = hiddenLoyalty(me);
    const cards = places(game.state);
    const share = cards.filter(isCylon).length / cards.length;
    expect(share).toBeGreaterThan(0);
    for (const counts of dealt(game, me, forks, places)) {
      const cylons = [...counts].filter(([card]) => isCylon(card)).reduce((sum, [, n]) => sum + n, 0);
      expect(deviation(cylons, forks, share)).toBeLessThan(far);
    }
  });

  test.each(['crisis', 'destination', 'civilians', 'galactica-damage'] as const)(
    'put every card of the %s pile as often into a place',
    name => {
      const { bag } = game.state.piles[name];
      const [counts] = dealt(game, me, forks, state => state.piles[name].bag.slice(0, 1));
      const ships = game.state.ships.filter(s => s.cargo && (s.cargo.seen & (1 << me)) === 0);
      const pool = name === 'civilians' ? [...bag, ...ships.flatMap(s => s.cargo?.card ?? [])] : bag;
      for (const card of new Set(pool)) {
        const share = pool.filter(each => each === card).length / pool.length;
        expect(deviation(counts?.get(card) ?? 0, forks, share)).toBeLessThan(far);
      }
    },
  );

  test('deal each other hand the same share of a type', () => {
    const others = game.state.seats.flatMap((s, i) => (i === me ? [] : [s.hand.length]));
    const counts = dealt(game, me, forks, state =>
      state.seats.flatMap((s, i) => (i === me ? [] : s.hand.map(card => card))),
    );
    const repairs = counts.map(c =>
      [...c].filter(([id]) => id.startsWith('repair')).reduce((n, [, k]) => n + k, 0),
    );
    const share = repairs.reduce((a, b) => a + b, 0) / (forks * repairs.length);
    expect(others.reduce((a, b) => a + b, 0)).toBe(repairs.length);
    for (const n of repairs) expect(deviation(n, forks, share)).toBeLessThan(far);
  });
});

test('the same seed gives the same fork', () => {
  for (let seed = 0; seed < 20; seed++) {
    mustEqual(forkFor(game, me, seed).state, forkFor(game, me, seed).state, 'Two forks of one seed');
  }
});
