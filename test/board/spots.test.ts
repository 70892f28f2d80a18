import { expect, test } from 'vitest';
import { spotOf } from '#board/spotOf.ts';
import { randomGame } from '../kit/boards.ts';
import { spotsOf } from '../kit/spots.ts';

/** Questions whose options are places or ships, and what else the engine offers beside them. */
const prompts: { readonly [prompt: string]: readonly string[] } = {
  ship: [],
  civilian: [],
  sector: [],
  location: [],
  player: [],
  movement: ['stay'],
};

test('what the engine offers for choosing on the board can be found on the board', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    for (const { board, pending } of randomGame(seed, 1)) {
      for (const choice of pending) {
        const beside = prompts[choice.prompt];
        if (beside === undefined || choice.shape === 'yes-no') continue;
        asked.add(choice.prompt);
        const spots = spotsOf(board('table'));
        const missing = choice.options
          .map(({ id }) => spotOf(choice, id))
          .filter(spot => !spots.has(spot) && !beside.includes(spot));
        expect(missing, `${choice.prompt} in game ${seed}`).toEqual([]);
      }
    }
  }
  expect([...asked].toSorted()).toEqual(Object.keys(prompts).toSorted());
});
