import { expect, test } from 'vitest';
import type { Sight } from '#bots/bot.ts';
import { makeNovelty } from '#bots/novelty.ts';
import { refusalOf, viewFor } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { library } from '../kit/books.ts';
import { lay, lib } from '../kit/table.ts';

const sight = (seed: number): Sight => ({
  lib: library,
  seed,
  view: () => {
    throw new Error('A novelty player does not look at the table');
  },
});

const ids = (...list: string[]) => list.map(id => ({ id }));

test('of three options asked three times each is taken once', () => {
  const bot = makeNovelty();
  const choice: Choice = { shape: 'one', seat: 0, prompt: 'option', options: ids('a', 'b', 'c') };
  const taken = [1, 2, 3].map(seed => bot(choice, sight(seed)));
  expect(taken.sort()).toEqual(['a', 'b', 'c']);
});

test('two players with a memory of their own know nothing of each other', () => {
  const choice: Choice = { shape: 'yes-no', seat: 0, prompt: 'yes-no' };
  const [one, other] = [makeNovelty(), makeNovelty()];
  expect(one(choice, sight(1))).toBe(other(choice, sight(1)));
});

test('several cards are taken no more often than there are, between fewest and most', () => {
  const bot = makeNovelty();
  const options = [{ id: 'repair/1', count: 2 }, { id: 'repair/2' }];
  const choice: Choice = { shape: 'some', seat: 0, prompt: 'discard', options, min: 0, max: 3 };
  const answers = Array.from({ length: 20 }, (_, seed) => bot(choice, sight(seed)));
  expect(answers.map(answer => refusalOf(choice, answer))).toEqual(answers.map(() => undefined));
  expect(new Set(answers.map(a => a.length))).toContain(0);
  expect(new Set(answers.map(a => a.length))).toContain(3);
});

test('in a check everybody pulls the same way, and the next time on the same card another', () => {
  const play = (number: number) =>
    lay({
      cast: { tigh: 'saul-tigh', tyrol: 'galen-tyrol', zarek: 'tom-zarek' },
      step: 'crisis',
      turn: { number },
      edit(b) {
        b.top('crisis', 'prison-labor');
        for (const seat of ['tigh', 'tyrol', 'zarek']) b.hand(seat, 'launch-scout/1', 'repair/1');
      },
    });
  const bot = makeNovelty();
  const contributions = Array.from({ length: 4 }, (_, turn) => {
    const now = play(turn);
    return ['tyrol', 'zarek', 'tigh'].map((seat, index) => {
      const choice = now.asked(seat, 'contribute');
      const answer = bot(choice, { lib, seed: turn, view: () => viewFor(now.game, index) });
      now.choose(seat, answer);
      return answer.length === 1 ? answer[0] : answer.length;
    });
  });
  expect(contributions).toContainEqual(['launch-scout/1', 'launch-scout/1', 'launch-scout/1']);
  expect(contributions).toContainEqual(['repair/1', 'repair/1', 'repair/1']);
  expect(contributions).toContainEqual([0, 0, 0]);
});
