import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { choosable, missingSkills, proposed } from '#features/night/draft.ts';
import { parsePlan } from '#features/night/parsePlan.ts';
import { makePlan, type Plan, whyNotPlayed } from '#features/night/plan.ts';
import { fitted, planBench, tableSizes } from '#features/night/planBench.ts';
import { planIn } from '#features/night/planIn.ts';
import { packPlan } from '#features/night/planLink.ts';
import { benchContract } from '../../kit/benchContract.ts';
import { firstPlan, nightsOf } from '../../kit/evening.ts';

const base = await libraryOf(['base']);
const pegasus = await libraryOf(['base', 'pegasus']);
const all = await libraryOf(['base', 'pegasus', 'daybreak']);
const ofBase = await nightsOf([]);
const boxes = { en: {}, de: { 'brig-to-sickbay': 'moves' } } as const;

const five: Plan = {
  ...firstPlan,
  seats: ['gaius-baltar', 'sharon-valerii', 'william-adama', 'lee-adama', 'galen-tyrol'],
};

describe('the plan of an evening', () => {
  const libraries = new Map([
    ['base', base],
    ['base pegasus', pegasus],
  ]);
  benchContract({
    bench: planBench(books => libraries.get(books.join(' ')), boxes, parsePlan),
    engine: { steps: [] },
  });
});

test('a plan is ready once everybody has a character, and refused with two Leaders', () => {
  const bench = planBench(() => pegasus, boxes, parsePlan);
  expect(bench.stageOf(five)).toBe('ready');
  expect(bench.stageOf({ ...five, seats: [...five.seats.slice(1), undefined] })).toBe('seating');
  const led: Plan = {
    ...five,
    books: ['base', 'pegasus'],
    seats: ['cavil', 'leoben-conoy', ...five.seats.slice(2)],
  };
  expect(whyNotPlayed(pegasus, led)).toBe('too-many-leaders');
  expect(bench.stageOf(led)).toBe('refused');
  expect(planBench(() => undefined, boxes, parsePlan).stageOf(five)).toBe('loading');
});

test('seven sit down only where a Leader may be among them', () => {
  expect(tableSizes(base)).toEqual([3, 4, 5, 6]);
  expect(tableSizes(all).at(-1)).toBe(7);
});

test('characters come from the most plentiful type, as the engine has it for the seats before', () => {
  const [first, second] = choosable(base, five);
  // Nobody has chosen: of the ten, three types have three characters, and support may always be chosen.
  expect(first).toHaveLength(10);
  expect(second).not.toContain('laura-roslin');
  expect(second).not.toContain('gaius-baltar');
});

test('what nobody draws is told', async () => {
  expect(missingSkills(base, ofBase, five)).toEqual([]);
  expect(
    missingSkills(base, ofBase, { ...five, seats: ['william-adama', 'laura-roslin', undefined] }),
  ).toEqual(['piloting', 'engineering']);
  // No crisis asks for Treachery, so nobody misses it; Leaders count for nothing.
  expect(missingSkills(pegasus, await nightsOf(['pegasus']), { ...five, seats: ['cavil'] })).toEqual([
    'politics',
    'leadership',
    'tactics',
    'piloting',
    'engineering',
  ]);
});

test('the circle is turned with everybody in it, and who takes a taken character changes places', () => {
  const bench = planBench(() => base, boxes, parsePlan);
  expect(bench.answer(five, { type: 'begin', seat: 2 })?.seats).toEqual([
    'william-adama',
    'lee-adama',
    'galen-tyrol',
    'gaius-baltar',
    'sharon-valerii',
  ]);
  expect(bench.answer(five, { type: 'play', seat: 0, character: 'galen-tyrol' })?.seats).toEqual([
    'galen-tyrol',
    'sharon-valerii',
    'william-adama',
    'lee-adama',
    'gaius-baltar',
  ]);
});

test('a box brings what it prints otherwise, and a ruling as we play it is not written down', () => {
  const bench = planBench(() => base, boxes, parsePlan);
  const german = bench.answer(five, { type: 'box', box: 'de' });
  expect(german?.rulings).toEqual({ 'brig-to-sickbay': 'moves' });
  const back = german && bench.answer(german, { type: 'ruling', id: 'brig-to-sickbay', option: 'stays' });
  expect(back?.rulings).toEqual({});
});

test('a book that is put away takes its characters, its objective and its rulings along', () => {
  const plan: Plan = {
    ...five,
    objective: 'new-caprica',
    rulings: { 'breeders-canyon-activation': 'skips' },
    seats: ['cavil', ...five.seats.slice(1)],
  };
  expect(fitted(base, plan)).toEqual({ ...five, seats: [undefined, ...five.seats.slice(1)] });
  expect(fitted(base, five)).toBe(five);
});

test('the link holds the plan and no name; what is cut off is refused', () => {
  const link = packPlan({ ...five, box: 'pl', options: ['no-sympathizer'] });
  expect(planIn(`#${link}`)).toEqual({ ok: true, plan: { ...five, box: 'pl', options: ['no-sympathizer'] } });
  expect(link.length).toBeLessThan(200);
  expect(planIn(`#${link.slice(0, -3)}`)).toMatchObject({ ok: false });
  expect(planIn('#setup.start')).toBeUndefined();
  expect(parsePlan(makePlan(five))).toEqual(five);
});

test('open seats are filled by the rule, and so that no type of Skill card is missing', async () => {
  for (const [lib, on] of [
    [base, 'base'],
    [pegasus, 'pegasus'],
    [all, 'daybreak'],
  ] as const)
    for (const players of tableSizes(lib))
      for (const pick of [() => 0, (n: number) => n - 1]) {
        const plan: Plan = {
          ...firstPlan,
          books:
            on === 'base'
              ? ['base']
              : on === 'pegasus'
                ? ['base', 'pegasus']
                : ['base', 'pegasus', 'daybreak'],
          seats: Array.from({ length: players }, (_, at) => (at === 1 ? 'laura-roslin' : undefined)),
        };
        const nights = await nightsOf(plan.books);
        const seats = proposed(lib, nights, plan, pick);
        const told = `${on}, ${players}: ${seats.join(' ')}`;
        expect(seats[1]).toBe('laura-roslin');
        expect(new Set(seats).size, told).toBe(players);
        expect(whyNotPlayed(lib, { ...plan, seats }), told).toBeUndefined();
        const may = choosable(lib, { ...plan, seats });
        for (const [seat, one] of seats.entries()) if (seat !== 1) expect(may[seat], told).toContain(one);
        expect(missingSkills(lib, nights, { ...plan, seats }), told).toEqual([]);
      }
});

test.each([
  ['books that nobody prints', { books: ['base', 'exodus'] }],
  ['a table without the base game', { books: ['pegasus'] }],
  ['seats without end', { seats: Array.from({ length: 1000 }, () => '') }],
  ['a name without end', { objective: 'x'.repeat(10_000) }],
  ['a box of no language', { box: '../..' }],
  ['rulings that are a list', { rulings: [] }],
  ['a difficulty that nobody knows', { difficulty: 'hopeless' }],
])('a plan with %s is none', (_, change) => {
  expect(parsePlan(JSON.stringify({ ...JSON.parse(makePlan(five)), ...change }))).toBeUndefined();
});

test('whatever stands there instead of a plan, the answer is a plan or none', () => {
  const whole = JSON.parse(makePlan(five));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(whole)), fc.jsonValue(), (field, value) => {
      const plan = parsePlan(JSON.stringify({ ...whole, [field]: value }));
      if (plan !== undefined) expect(parsePlan(makePlan(plan))).toEqual(plan);
    }),
    { numRuns: 200, seed: 7 },
  );
});
