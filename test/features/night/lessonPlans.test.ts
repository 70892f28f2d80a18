import { expect, test } from 'vitest';
import { ruleIds } from '#books/atBuild/rules.ts';
import { taught, told } from '#collections/proofs.ts';
import { lessonPlans, minutesOf, partsOf } from '#features/night/lessonPlans.ts';

test('six beginners take thirty minutes, those who know such games ten', () => {
  expect(minutesOf('beginners')).toBe(30);
  expect(minutesOf('experienced')).toBe(10);
});

test('every part takes its time and shows or names something', () => {
  const rules: readonly string[] = ruleIds;
  const shown = [...told(), ...taught()].map(({ id }) => id);
  for (const [name, { minutes, show = [], read }] of lessonPlans.flatMap(({ id }) => partsOf(id))) {
    expect(minutes, name).toBeGreaterThan(0);
    expect(show.length > 0 || read !== undefined, name).toBe(true);
    for (const id of show) expect(shown, name).toContain(id);
    if (read !== undefined) expect(rules, name).toContain(read);
  }
});
