import { expect, test } from 'vitest';
import { taught, told } from '../../src/collections/proofs.ts';
import { lessonPlanIds, minutesOf, partsOf } from '../../src/components/tonight/lessonPlans.ts';
import { baseRules } from '../../src/rules/base.ts';
import { daybreakRules } from '../../src/rules/daybreak.ts';
import { pegasusRules } from '../../src/rules/pegasus.ts';

test('six beginners take thirty minutes, those who know such games ten', () => {
  expect(minutesOf('beginners')).toBe(30);
  expect(minutesOf('experienced')).toBe(10);
});

test('every part takes its time and shows or names something', () => {
  const rules: readonly string[] = [...baseRules, ...pegasusRules, ...daybreakRules];
  const shown = [...told(), ...taught()].map(({ id }) => id);
  for (const [name, { minutes, show = [], read }] of lessonPlanIds.flatMap(partsOf)) {
    expect(minutes, name).toBeGreaterThan(0);
    expect(show.length > 0 || read !== undefined, name).toBe(true);
    for (const id of show) expect(shown, name).toContain(id);
    if (read !== undefined) expect(rules, name).toContain(read);
  }
});
