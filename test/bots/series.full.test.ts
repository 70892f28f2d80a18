import { expect, test } from 'vitest';
import type { BotName } from '#bots/bot.ts';
import { seatingBySide } from '#bots/seating.ts';
import { playSeries, type Report } from '#bots/series.ts';
import { knowledge } from '../kit/books.ts';

const humanWins = ({ wins, games }: Report): number =>
  (100 * Object.values(wins.humans).reduce((sum, n) => sum + n, 0)) / games;

test('20,000 random games end without a fault and leave nothing unreached', () => {
  const report = playSeries({ knowledge, games: 20_000, seats: [3, 4, 5, 6], seed: 1, bots: 'random' });
  expect(report.faults).toEqual([]);
  expect(report.unreached).toEqual([]);
});

const against = (cylons: BotName, seats: number, games: number): number =>
  humanWins(
    playSeries({
      knowledge,
      games,
      seats: [seats],
      seed: 1,
      bots: seatingBySide(knowledge, { humans: 'reasonable', cylons }),
    }),
  );

test.each([3, 4, 5, 6])(
  'among %i reasonable players both sides win their share, and the humans more against Cylons without a plan',
  seats => {
    const wins = against('reasonable', seats, 2000);
    expect(wins).toBeGreaterThanOrEqual(25);
    expect(wins).toBeLessThanOrEqual(65);
    expect(against('random', seats, 600) - wins).toBeGreaterThanOrEqual(15);
  },
  1_800_000,
);
