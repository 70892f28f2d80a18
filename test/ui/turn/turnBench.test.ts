import { expect, test } from 'vitest';
import { turnIn, turnSteps } from '#ui/turn/situations.ts';
import { countedSteps, type Ring, situations, turnBench } from '#ui/turn/turnBench.ts';
import { scenarioIn } from '../../kit/simulators.ts';

const ring: Ring = {
  steps: turnSteps,
  skipped: Object.fromEntries(
    situations.map(one => [one, turnIn(scenarioIn(one)).flatMap(({ step, taken }) => (taken ? [] : [step]))]),
  ),
};
const bench = turnBench(ring);

test('a turn has six steps, and its end is none of them', () => {
  expect(countedSteps(ring)).toHaveLength(6);
  expect(countedSteps(ring)).not.toContain('end');
});

test('in the Brig there is no Crisis step, and a revealed Cylon has none either', () => {
  for (const situation of situations) {
    const stage = bench.stageOf({ situation, step: 'crisis' });
    expect(stage).toBe(situation === 'brig' || situation === 'revealed' ? 'skipped' : 'taken');
  }
});

test('after the last step comes the first', () => {
  let moment = bench.start;
  for (const step of [...turnSteps.slice(1), turnSteps[0]]) {
    moment = bench.answer(moment, { type: 'next' }) ?? moment;
    expect(moment.step).toBe(step);
  }
});

test.each(['', 'aboard', 'aboard.draft', 'nowhere.skills', 'aboard.skills.1', 'skills.aboard'])(
  'the address "%s" names no moment',
  text => expect(bench.parse(text)).toBeUndefined(),
);
