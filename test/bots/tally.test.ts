import { expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { rollOut } from '#bots/lookahead/rollOut.ts';
import { averageOf, marginOf, tallyOf, together } from '#bots/lookahead/tally.ts';
import { parseSave, pending } from '#engine/index.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { savedScenario } from '#ui/story/savedScenarios.ts';

const knowledge = await knowledgeFor([]);

test('a row of roll-outs shared among workers gives the same odds as one worker', async () => {
  const { table } = await openGame(
    { from: 'card', kind: 'crisis', id: 'bomb-threat' },
    async () => 'unknown',
  );
  if (table === undefined) throw new Error('There is no game in it.');
  const runs = (from: number, step: number) => {
    const found = [];
    for (let seed = from; seed <= 90; seed += step)
      found.push(rollOut(knowledge, table.game, 0, undefined, seed) ?? []);
    return found.flat();
  };
  const whole = tallyOf(runs(1, 1));
  expect(whole.runs).toBe(90);
  expect(averageOf(whole.resources.population)).toBeLessThanOrEqual(0);
  const shared = [1, 2, 3].map(at => tallyOf(runs(at, 3)));
  expect(shared.reduce(together)).toEqual(whole);
});

test('the margin of an average shrinks with the root of the number of runs', () => {
  expect(averageOf({ '0': 50, '-2': 50 })).toBe(-1);
  expect(marginOf({ '0': 50, '-2': 50 })).toBeCloseTo(0.197, 3);
  expect(marginOf({ '0': 5000, '-2': 5000 })).toBeCloseTo(0.0196, 4);
  expect(marginOf({ '3': 1000 })).toBe(0);
});

test('what is played on ends with the step, whatever comes next without a question', async () => {
  const loaded = parseSave(knowledge.lib, (await savedScenario('presets/boarding')).save);
  if (!loaded.ok) throw new Error('The preset cannot be read.');
  const [asked] = pending(loaded.game);
  if (asked === undefined || asked.seat === 'chance') throw new Error('Nobody is asked.');
  const { seat, prompt } = asked;
  expect(prompt).toBe('action');
  // Who passes lets the crisis come, which boards and shoots; that is no outcome of the action.
  const runs = Array.from({ length: 40 }, (_, i) =>
    rollOut(knowledge, loaded.game, seat, { seat, choose: 'pass' }, i),
  );
  const tally = tallyOf(runs.flatMap(run => run ?? []));
  expect(tally).toMatchObject({
    runs: 40,
    boarded: { 0: 40 },
    damage: { 0: 40 },
    vipers: { 0: 40 },
    die: {},
  });
});
