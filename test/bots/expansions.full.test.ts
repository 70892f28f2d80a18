import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { playSeries, type Report } from '#bots/series.ts';

const pegasus = await knowledgeFor(['pegasus']);
const daybreak = await knowledgeFor(['daybreak']);
const both = await knowledgeFor(['pegasus', 'daybreak']);

const share = (n: number, of: number): number => Math.round((100 * n) / of);
const humanWins = ({ wins, games }: Report): number =>
  share(
    Object.values(wins.humans).reduce((sum, n) => sum + n, 0),
    games,
  );

/** Seats from four on: with three nobody may be a Leader. */
const reportOf = (knowledge: Knowledge, objective: string): Report =>
  playSeries({
    games: 600,
    seats: [4, 5, 6, 7],
    seed: 1,
    bots: 'reasonable',
    knowledge,
    game: { objective },
  });

function leaderWinsHisShare({ classes }: Report): void {
  const { won, played } = classes['cylon-leader'] ?? { won: 0, played: 1 };
  expect(share(won, played)).toBeGreaterThanOrEqual(15);
  expect(share(won, played)).toBeLessThanOrEqual(60);
}

describe('among reasonable players both sides win their share, and so does a Cylon Leader', () => {
  test.each([
    ['Pegasus to Kobol', pegasus, 'kobol'],
    ['Pegasus to New Caprica', pegasus, 'new-caprica'],
    ['Daybreak to Kobol', daybreak, 'kobol'],
    ['both to Kobol', both, 'kobol'],
  ])(
    'with %s',
    (_, knowledge, objective) => {
      const report = reportOf(knowledge, objective);
      expect(report.faults).toEqual([]);
      expect(humanWins(report)).toBeGreaterThanOrEqual(25);
      expect(humanWins(report)).toBeLessThanOrEqual(65);
      leaderWinsHisShare(report);
    },
    1_800_000,
  );
});

/** Humans are to win 25 of a hundred; where they do not come as far, they must not fall behind what they reach. */
describe('a Cylon Leader wins his share, humans no fewer than they do by now', () => {
  test.each([
    ['Daybreak to Earth', daybreak, 'earth', 12],
    ['both to New Caprica', both, 'new-caprica', 22],
    ['both to Earth', both, 'earth', 18],
  ])(
    'with %s',
    (_, knowledge, objective, least) => {
      const report = reportOf(knowledge, objective);
      expect(report.faults).toEqual([]);
      expect(humanWins(report)).toBeGreaterThanOrEqual(least);
      leaderWinsHisShare(report);
    },
    1_800_000,
  );
});
