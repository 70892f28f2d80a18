import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { playSeries, type Report } from '#bots/series.ts';

const knowledge = await knowledgeFor(['daybreak']);

const leadersIn = ({ classes }: Report) => classes['cylon-leader'] ?? { played: 0, won: 0 };

// His share among reasonable players takes longer (`expansions.full.test.ts`). About one Leader in fifteen wins among random players, so in a hundred games one practically always does.
test('a Cylon Leader among random players shows his Motives', () => {
  const report = playSeries({ games: 100, seats: [6, 7], seed: 1, bots: 'random', knowledge });
  expect(report.faults).toEqual([]);
  expect(leadersIn(report).won).toBeGreaterThan(0);
});
