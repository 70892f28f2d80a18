import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../src/machines/bench/course.ts';
import { firstPlan, type Plan } from '../../../src/machines/tonight/plan.ts';
import { reminders, remindersAt } from '../../../src/machines/tonight/reminders.ts';
import { distanceOf, situationOf, tableBench } from '../../../src/machines/tonight/tableBench.ts';
import { turnSteps } from '../../../src/machines/turn/situations.ts';
import { baseRules } from '../../../src/rules/base.ts';
import { libraryOf } from '../../../src/scenarios/books.ts';
import { benchContract } from '../../kit/benchContract.ts';

const base = await libraryOf(['base']);
const all = await libraryOf(['base', 'pegasus', 'daybreak']);
const ring = {
  steps: turnSteps,
  skipped: { brig: ['crisis'], revealed: ['crisis', 'activate', 'jump'] },
} as const;
const five: Plan = {
  ...firstPlan,
  seats: ['gaius-baltar', 'sharon-valerii', 'william-adama', 'lee-adama', 'galen-tyrol'],
};
const seven: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus', 'daybreak'],
  seats: ['cavil', 'gaius-baltar', 'william-adama', 'lee-adama', 'galen-tyrol', 'helena-cain', 'louis-hoshi'],
};

describe('the screen on the table', () => {
  benchContract({ bench: tableBench(base, five, ring).bench, engine: { steps: [] } });
});

type Bench = ReturnType<typeof tableBench>['bench'];
const pressed = (bench: Bench, words: string) => {
  const state = bench.parse(words);
  if (state === undefined) throw new Error(`Nobody can press ${words}.`);
  return state;
};

test('it begins as the set-up leaves the table', () => {
  const { bench, lines } = tableBench(base, five, ring);
  const { resources, jumpTrack, offices } = bench.start;
  expect(resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 });
  expect(jumpTrack).toBe(0);
  expect(stateOf(offices).titles).toEqual({ president: 0, admiral: 2 });
  expect(lines(bench.start).admiral.find(({ standing }) => standing === 'next')?.character).toBe('lee-adama');
});

test('steps that a revealed Cylon does not have are left out, and the next player follows', () => {
  const { bench } = tableBench(base, five, ring);
  const steps = (words: string) => {
    const { seat, step, turn } = pressed(bench, words);
    return `${turn} ${seat} ${step}`;
  };
  expect(steps('say.reveal-0~next~next~next')).toBe('1 0 end');
  expect(steps('say.reveal-0~next~next~next~next')).toBe('2 1 skills');
});

test('the engine moves the titles: the Admiral loses his in the Brig, the President does not', () => {
  const { bench } = tableBench(base, five, ring);
  expect(stateOf(pressed(bench, 'say.brig-2').offices).titles).toEqual({ president: 0, admiral: 3 });
  expect(stateOf(pressed(bench, 'say.brig-0').offices).titles).toEqual({ president: 0, admiral: 2 });
});

test('with all the books a Leader takes no title and counts as a revealed Cylon', () => {
  const { bench } = tableBench(all, seven, ring);
  expect(situationOf(bench.start, 0)).toBe('revealed');
  const { titles } = stateOf(pressed(bench, 'say.reveal-2').offices);
  expect(titles.admiral).not.toBe(0);
  expect(titles.admiral).not.toBe(2);
});

test('a jump adds its distance and brings the marker back; any press can be undone', () => {
  const { bench } = tableBench(base, five, ring);
  const jumped = pressed(bench, 'track1~track1~arrive.icy-moon');
  expect(distanceOf(base, jumped)).toBe(1);
  expect(jumped.jumpTrack).toBe(0);
  expect(bench.before(jumped)?.jumpTrack).toBe(2);
});

test('nothing is pressed beyond its track', () => {
  const { bench } = tableBench(base, five, ring);
  expect(bench.parse('track-1')).toBeUndefined();
  expect(bench.parse('advance.0')).toBeUndefined();
  expect(bench.parse('arrive.no-such-place')).toBeUndefined();
  expect(bench.parse('board~advance.0~advance.0~advance.0~advance.0~advance.0')).toBeUndefined();
});

test('reminders fit the moment', () => {
  const { bench } = tableBench(base, five, ring);
  const at = (words: string) => remindersAt(base, 'kobol', pressed(bench, words));
  expect(at('next~next~next')).not.toContain('brig-card');
  expect(at('say.brig-3~next~next~next')).toContain('brig-card');
  expect(at('say.reveal-0')).toEqual(['cylon-draw']);
  expect(at('next~next~next~next~next~next')).toEqual(['hand-limit']);
  const four = 'arrive.remote-planet~arrive.remote-planet';
  expect(distanceOf(base, pressed(bench, four))).toBe(4);
  expect(at(four)).toContain('sleeper');
  expect(at(`${four}~arrive.icy-moon`)).not.toContain('sleeper');
  const known: readonly string[] = baseRules;
  expect(Object.values(reminders).filter(rule => !known.includes(rule))).toEqual([]);
});
