import { describe, expect, test } from 'vitest';
import { playSeries, type Report } from '../../src/bots/series.ts';
import { libraryOf } from '../../src/scenarios/books.ts';

const pegasus = await libraryOf(['base', 'pegasus']);
const daybreak = await libraryOf(['base', 'daybreak']);
const both = await libraryOf(['base', 'pegasus', 'daybreak']);

const share = (n: number, of: number): number => Math.round((100 * n) / of);
const humanWins = ({ wins, games }: Report): number =>
  share(
    Object.values(wins.humans).reduce((sum, n) => sum + n, 0),
    games,
  );

test('among reasonable players with Pegasus both sides win their share of the way to Kobol', () => {
  const report = playSeries({
    games: 1000,
    seats: [3, 4, 5, 6, 7],
    seed: 1,
    bots: 'reasonable',
    lib: pegasus,
  });
  expect(report.faults).toEqual([]);
  expect(humanWins(report)).toBeGreaterThanOrEqual(25);
  expect(humanWins(report)).toBeLessThanOrEqual(65);
}, 1_800_000);

/** Humans are to win 25 of a hundred; where they do not come as far, they must not fall behind what they reach. */
describe('a Cylon Leader wins 15 to 60 of a hundred games, humans no fewer than they do by now', () => {
  test.each([
    ['Pegasus to New Caprica', pegasus, 'new-caprica', 9],
    ['Daybreak to Kobol', daybreak, 'kobol', 10],
    ['Daybreak to Earth', daybreak, 'earth', 3],
    ['both to Kobol', both, 'kobol', 18],
    ['both to New Caprica', both, 'new-caprica', 5],
    ['both to Earth', both, 'earth', 5],
  ])(
    'with %s',
    (_, lib, objective, least) => {
      const game = { objective };
      const report = playSeries({ games: 600, seats: [4, 5, 6, 7], seed: 1, bots: 'reasonable', lib, game });
      expect(report.faults).toEqual([]);
      expect(humanWins(report)).toBeGreaterThanOrEqual(least);
      const { won, played } = report.leaders;
      expect(share(won, played)).toBeGreaterThanOrEqual(15);
      expect(share(won, played)).toBeLessThanOrEqual(60);
    },
    1_800_000,
  );
});
