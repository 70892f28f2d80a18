import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { playSeries, type Report } from '#bots/series.ts';

const knowledge = await knowledgeFor(['daybreak']);

const leadersIn = ({ classes }: Report) => classes['cylon-leader'] ?? { played: 0, won: 0 };

// About one Leader in fifteen wins among random players, so in a hundred games one practically always does.
test('a Cylon Leader among random players shows his Motives', () => {
  const report = playSeries({ games: 100, seats: [6, 7], seed: 1, bots: 'random', knowledge });
  expect(report.faults).toEqual([]);
  expect(leadersIn(report).won).toBeGreaterThan(0);
});

// About one in three: a hundred games keep the bounds several standard deviations away.
test('a Cylon Leader among reasonable players wins his share', () => {
  const report = playSeries({
    games: 100,
    seats: [4, 5, 6, 7],
    seed: 1,
    bots: 'reasonable',
    knowledge,
  });
  const { won, played } = leadersIn(report);
  expect(won / played).toBeGreaterThanOrEqual(0.15);
  expect(won / played).toBeLessThanOrEqual(0.6);
}, 120_000);
