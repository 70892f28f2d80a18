/** Where the editor begins: the game on the table at the last moment that a position can say, or a fresh set-up. */
import type { Game } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import { scenarioOf } from '#scenarios/record/scenarioOf.ts';

const id = 'sandbox/edited';

export function startOf(game: Game | undefined, earlier: Iterable<Game>): Scenario {
  for (const one of game === undefined ? [] : [game, ...earlier]) {
    const scenario = scenarioOf(one, id);
    if (scenario !== undefined && scenario.script === undefined) return scenario;
  }
  // The position it began from, where that was laid out by hand.
  const { script: _, ...begun } = (game && scenarioOf(game, id)) ?? fresh;
  return begun.position?.turn?.step === 'draft' ? fresh : begun;
}

const fresh: Scenario = {
  id,
  books: ['base'],
  rules: [],
  game: {
    objective: 'kobol',
    seats: [
      { id: 'adama', character: 'william-adama' },
      { id: 'roslin', character: 'laura-roslin' },
      { id: 'starbuck', character: 'kara-thrace' },
      { id: 'baltar', character: 'gaius-baltar' },
    ],
    seed: 1,
  },
  position: { turn: { number: 1, active: 'adama', step: 'skills' } },
};
