import { expect, test } from 'vitest';
import { diceOf } from '../../src/bots/dice.ts';
import { makeNovelty } from '../../src/bots/novelty.ts';
import { refusalOf } from '../../src/engine/index.ts';
import type { Choice } from '../../src/engine/model/choice.ts';

const ids = (...list: string[]) => list.map(id => ({ id }));

test('of three options asked three times each is taken once', () => {
  const bot = makeNovelty();
  const choice: Choice = { shape: 'one', seat: 0, prompt: 'option', options: ids('a', 'b', 'c') };
  const dice = diceOf(5);
  const taken = [bot(choice, dice), bot(choice, dice), bot(choice, dice)];
  expect(taken.sort()).toEqual(['a', 'b', 'c']);
});

test('two players with a memory of their own know nothing of each other', () => {
  const choice: Choice = { shape: 'yes-no', seat: 0, prompt: 'yes-no' };
  const [one, other] = [makeNovelty(), makeNovelty()];
  expect(one(choice, diceOf(1))).toBe(other(choice, diceOf(1)));
});

test('several cards are taken no more often than there are, between fewest and most', () => {
  const bot = makeNovelty();
  const dice = diceOf(1);
  const options = [{ id: 'repair/1', count: 2 }, { id: 'repair/2' }];
  const choice: Choice = { shape: 'some', seat: 0, prompt: 'discard', options, min: 0, max: 3 };
  const answers = Array.from({ length: 20 }, () => bot(choice, dice));
  expect(answers.map(answer => refusalOf(choice, answer))).toEqual(answers.map(() => undefined));
  expect(new Set(answers.map(a => a.length))).toContain(0);
  expect(new Set(answers.map(a => a.length))).toContain(3);
});
