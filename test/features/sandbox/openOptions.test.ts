import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { apply, makeGame, optionsOf, pending, sample } from '#engine/index.ts';
import { openOptions } from '#features/sandbox/panel/openOptions.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';

const lib = await libraryOf(['base', 'pegasus', 'daybreak']);

/** Every choice of a few games that are played at random, with what its seat holds then. */
function* asked() {
  for (let seed = 1; seed <= 6; seed++) {
    const below = random(seed);
    const made = makeGame(lib, gameOptions(5, { seed, books: ['base', 'pegasus', 'daybreak'] }));
    if (!made.ok) throw new Error(`Refused: ${made.because}`);
    let { game } = made;
    for (let i = 0; i < 250; i++) {
      const [choice] = pending(game);
      if (choice === undefined) break;
      const answer = sample(choice, below);
      const holder = choice.seat === 'chance' ? undefined : game.state.seats[choice.seat];
      if (holder !== undefined && typeof answer === 'string')
        yield { choice, chosen: answer, secrets: new Set([...holder.hand, ...holder.loyalty]) };
      const step = apply(game, { seat: choice.seat, choose: answer });
      if (!step.ok) throw new Error(`Refused: ${step.because}`);
      game = step.game;
    }
  }
}

test('a decision is explained to others without naming a card that its player holds and has not shown', () => {
  const told: string[] = [];
  const leaks: string[] = [];
  for (const { choice, chosen, secrets } of asked()) {
    const open = openOptions(lib, choice, chosen);
    told.push(...open);
    leaks.push(...open.filter(id => id !== chosen && secrets.has(id)).map(id => `${choice.prompt}: ${id}`));
  }
  expect(told.length).toBeGreaterThan(100);
  expect(leaks).toEqual([]);
});

test('what only one player has looked at is not explained, nor what settles nothing before the step ends', () => {
  const options = [{ id: 'top' }, { id: 'bottom' }];
  for (const prompt of ['top-or-bottom', 'destination', 'movement', 'civilian'] as const)
    expect(openOptions(lib, { shape: 'one', seat: 1, prompt, options } as never, 'top')).toEqual([]);
  const decide = { shape: 'one', seat: 1, prompt: 'decide', about: 'rescue-mission-a', options } as const;
  expect(openOptions(lib, decide as never, 'top')).toEqual(optionsOf(decide as never).map(({ id }) => id));
});
