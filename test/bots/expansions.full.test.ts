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

describe('a Cylon Leader wins 15 to 60 of a hundred games', () => {
  test.each([
    ['Pegasus to New Caprica', pegasus, 'new-caprica'],
    ['Daybreak to Kobol', daybreak, 'kobol'],
    ['Daybreak to Earth', daybreak, 'earth'],
    ['both to Kobol', both, 'kobol'],
    ['both to New Caprica', both, 'new-caprica'],
    ['both to Earth', both, 'earth'],
  ])(
    'with %s',
    (_, lib, objective) => {
      const game = { objective };
      const report = playSeries({ games: 600, seats: [4, 5, 6, 7], seed: 1, bots: 'reasonable', lib, game });
      expect(report.faults).toEqual([]);
      const { won, played } = report.leaders;
      expect(share(won, played)).toBeGreaterThanOrEqual(15);
      expect(share(won, played)).toBeLessThanOrEqual(60);
    },
    1_800_000,
  );
});
