import { describe, expect, test } from 'vitest';
import { quickGame } from '#features/sandbox/door/quickGame.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { openingIn } from '#features/sandbox/openingIn.ts';

const nothing = async () => 'unknown' as const;

describe('what an address opens', () => {
  test('a new game with what it names, and else as in a quick one', () => {
    expect(
      openingIn(
        '#new=books=daybreak,pegasus&objective=earth&difficulty=easier-cylons&characters=kara-thrace,,gaius-baltar' +
          '&humans=1,3&rulings=brig-to-sickbay:moves&options=no-sympathizer&seed=42',
      ),
    ).toEqual({
      from: 'options',
      options: {
        books: ['base', 'pegasus', 'daybreak'],
        objective: 'earth',
        difficulty: 'easier-cylons',
        rulings: { 'brig-to-sickbay': 'moves' },
        options: { 'no-sympathizer': true },
        seats: [
          { id: 'p1', character: 'kara-thrace' },
          { id: 'p2' },
          { id: 'p3', character: 'gaius-baltar' },
          { id: 'p4' },
          { id: 'p5' },
        ],
        seed: 42,
        chance: 'seeded',
      },
      players: ['human', 'bot', 'human', 'bot', 'bot'],
    });
    expect(openingIn('#new=')).toMatchObject({ options: { books: ['base'] } });
    expect(openingIn('#new=players=3&humans=')).toMatchObject({ players: ['bot', 'bot', 'bot'] });
  });

  test('where no objective is named, that of the first book is played', async () => {
    const { table } = await openGame(quickGame('human'), nothing);
    expect(table?.game.state.options.objective).toBe('kobol');
  });

  test.each([
    ['books=nonsense', 'unknown-book'],
    ['books=pegasus,nonsense', 'unknown-book'],
    ['difficulty=hopeless', 'unknown-difficulty'],
    ['objective=nowhere', 'unknown-objective'],
    ['players=2', 'too-few-seats'],
    ['players=11', 'too-many-seats'],
    ['characters=kara-thrace,kara-thrace', 'character-taken-twice'],
    ['characters=cavil', 'unknown-character'],
    ['rulings=brig-to-sickbay', 'unknown-ruling'],
    ['rulings=__proto__:x', 'unknown-ruling'],
    ['options=constructor', 'unknown-option'],
  ])('%s is refused with its reason', async (text, because) => {
    const opening = openingIn(`#new=${text}`);
    if (opening === undefined) throw new Error('It names no game.');
    expect((await openGame(opening, nothing)).opened).toEqual({
      ok: false,
      because: { fault: 'bad-options', because },
    });
  });

  test('whoever asks everybody in windows does so from the first choice on', async () => {
    const { table } = await openGame({ windows: 'all', ...quickGame('human') }, nothing);
    expect(table?.windows).toBe('all');
  });
});
