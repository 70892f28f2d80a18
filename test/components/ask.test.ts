import { expect, test } from 'vitest';
import { ask } from '../../src/components/search/ask.ts';

/** An index as Pagefind's: what begins with the word counts, the more often the more. */
function indexOf(texts: Readonly<Record<string, string>>) {
  const answers = Object.entries(texts);
  const search = async (word: string) =>
    answers.flatMap(([id, text]) => {
      const score = text.split(' ').filter(other => other.startsWith(word)).length;
      return score === 0 ? [] : [{ id, score }];
    });
  return { size: answers.length, search };
}

const found = async (question: string, texts: Readonly<Record<string, string>>) =>
  (await ask(question, indexOf(texts))).map(({ id }) => id);

const rules = {
  brig: 'in the brig you may not move',
  sickbay: 'in the sickbay you draw one card in the first step',
  move: 'in the movement step you may move to a place in the fleet',
  hand: 'in the hand you may keep ten cards',
};

test('an answer need not hold every word; the one that holds the rarest comes first', async () => {
  expect((await found('Can I move while in the Brig?', rules))[0]).toBe('brig');
  expect((await found('How many cards may I keep', rules))[0]).toBe('hand');
});

test('a word that stands everywhere decides nothing', async () => {
  expect(await found('the sickbay', rules)).toEqual(await found('sickbay the', rules));
  expect((await found('the sickbay', rules))[0]).toBe('sickbay');
});

test('a word is also found with another ending, after those that have its own', async () => {
  const polish = { one: 'żeton pilota', two: 'żetonów jest pięć', three: 'karta' };
  expect(await found('żetonów', polish)).toEqual(['two', 'one']);
  expect(await found('pilotem', polish)).toEqual(['one']);
});

test('who asks nothing, or for what is not there, gets nothing', async () => {
  expect(await found('', rules)).toEqual([]);
  expect(await found('?!', rules)).toEqual([]);
  expect(await found('xylophone', rules)).toEqual([]);
});
