import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import type { Plan } from '#features/night/plan.ts';
import {
  type Fact,
  firstToRedo,
  isTicked,
  type Task,
  type Ticks,
  tasksFor,
  ticked,
  ticksThatHold,
} from '#features/night/setUp.ts';
import { minutesFor } from '#features/night/times.ts';
import { tonightTexts } from '#features/night/tonightTexts.ts';
import { firstPlan, nightsOf } from '../../kit/evening.ts';

const five: Plan = {
  ...firstPlan,
  seats: ['gaius-baltar', 'sharon-valerii', 'william-adama', 'lee-adama', 'galen-tyrol'],
};
const pegasusSix: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus'],
  seats: ['cavil', 'gaius-baltar', 'william-adama', 'lee-adama', 'galen-tyrol', 'helena-cain'],
};
const wholeBox: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus', 'daybreak'],
  objective: 'earth',
  seats: [...pegasusSix.seats, 'louis-hoshi'],
};

const tasksOf = async (plan: Plan) =>
  tasksFor(await libraryOf(plan.books), await nightsOf(plan.books), plan, []);
const factsOf = (tasks: readonly Task[], id: string): readonly Fact[] =>
  tasks.find(task => task.id === id)?.facts ?? [];
const allTicked = (tasks: readonly Task[]): Ticks =>
  tasks.reduce<Ticks>((ticks, task) => ticked(ticks, task, true), {});

test('five with Baltar and Boomer: two Cylon cards, eight and one for each of the two; six are left', async () => {
  const tasks = await tasksOf(five);
  expect(factsOf(tasks, 'build-loyalty-deck')).toEqual([
    { say: 'cylon-cards', n: 2, of: 4 },
    { say: 'human-cards', n: 10 },
    { say: 'deck', n: 12 },
  ]);
  expect(factsOf(tasks, 'deal-loyalty').map(fact => ('n' in fact ? fact.n : 0))).toEqual([2, 1, 1, 1, 1]);
  expect(factsOf(tasks, 'put-loyalty-aside')[0]).toEqual({ say: 'left', n: 6 });
});

test('six with Pegasus, a Leader and Baltar: the deck for a Leader, none of it for him, an Agenda instead', async () => {
  const tasks = await tasksOf(pegasusSix);
  expect(factsOf(tasks, 'build-loyalty-deck')).toEqual([
    { say: 'cylon-cards', n: 2, of: 5 },
    { say: 'human-cards', n: 9 },
    { say: 'deck', n: 11 },
  ]);
  const dealt = factsOf(tasks, 'deal-loyalty').map(fact => ('seat' in fact ? fact.seat : -1));
  expect(dealt).toEqual([1, 2, 3, 4, 5]);
  expect(factsOf(tasks, 'deal-agenda')).toEqual([{ say: 'agenda', seat: 0, n: 1 }]);
});

test('four share the Sympathizer, who joins only after the first deal; the variant without him adds another card', async () => {
  const four: Plan = { ...five, seats: five.seats.slice(0, 4) };
  expect(factsOf(await tasksOf(four), 'add-sympathizer')).toEqual([{ say: 'joins', card: 'sympathizer' }]);
  const without: Plan = { ...four, options: ['no-sympathizer'] };
  expect(factsOf(await tasksOf(without), 'add-sympathizer')).toEqual([{ say: 'joins', card: 'not-a-cylon' }]);
});

test('the Mutineer of Daybreak is in the deck from the start', async () => {
  const plan: Plan = {
    ...firstPlan,
    books: ['base', 'daybreak'],
    seats: ['laura-roslin', 'saul-tigh', 'louis-hoshi', 'galen-tyrol'],
  };
  expect(factsOf(await tasksOf(plan), 'build-loyalty-deck')).toContainEqual({
    say: 'special-card',
    card: 'mutineer',
  });
});

test('seven with all the books: everybody stands somewhere and has a first hand, except whoever begins', async () => {
  const tasks = await tasksOf(wholeBox);
  expect(factsOf(tasks, 'draw-starting-hands').map(fact => fact.say)).toEqual([
    'no-hand',
    ...Array.from({ length: 6 }, () => 'hand'),
  ]);
  expect(factsOf(tasks, 'enter-characters')).toHaveLength(7);
  expect(factsOf(tasks, 'deal-miracles')).toHaveLength(7);
});

test('every step of every set-up has a heading, rules and something to do', async () => {
  for (const plan of [five, pegasusSix, wholeBox]) {
    for (const { id, rules, facts } of await tasksOf(plan)) {
      expect(Object.keys(tonightTexts('de').setUp.steps), id).toContain(id);
      expect(rules.length, id).toBeGreaterThan(0);
      expect(facts.length, id).toBeGreaterThan(0);
    }
  }
});

test('swapping a character keeps what is done before the characters, and everything after is done again', async () => {
  const before = await tasksOf(five);
  const ticks = allTicked(before);
  const after = await tasksOf({ ...five, seats: ['gaius-baltar', 'kara-thrace', ...five.seats.slice(2)] });
  const redo = firstToRedo(ticks, after);
  expect(redo?.id).toBe('choose-characters');
  const held = ticksThatHold(ticks, after);
  const done = after.filter(task => isTicked(held, task)).map(({ id }) => id);
  expect(done).toEqual([
    'begin-game',
    'set-resources',
    'lay-out-pieces',
    'lay-out-decks',
    'draw-starting-player',
  ]);
  expect(firstToRedo(ticks, before)).toBeUndefined();
});

test('more hands never make it slower, and the first pair of hands helps most', async () => {
  const tasks = await tasksOf(five);
  const minutes = [1, 2, 3, 4, 5, 6].map(hands => minutesFor(tasks, hands));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  expect((minutes[0] ?? 0) - (minutes[1] ?? 0)).toBeGreaterThan((minutes[4] ?? 0) - (minutes[5] ?? 0));
});
