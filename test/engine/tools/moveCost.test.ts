import { expect, test } from 'vitest';
import { apply, type Game, isOver, makeGame, sample } from '../../../src/engine/index.ts';
import type { Choice } from '../../../src/engine/model/choice.ts';
import type { GameEvent } from '../../../src/engine/model/event.ts';
import type { Seat } from '../../../src/engine/model/vocabulary.ts';
import { type MoveCost, moveCost } from '../../../src/engine/tools/moveCost.ts';
import { libraryOf } from '../../../src/scenarios/books.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';

const drive = { passIdle: true } as const;

/** What is really asked or taken on the way, up to the arrival. */
function paid(game: Game, seat: Seat, to: string): ReadonlySet<MoveCost> {
  const found = new Set<MoveCost>();
  const below = random(1);
  let now = apply(game, { seat, choose: to }, drive);
  for (let n = 0; n < 60; n++) {
    if (!now.ok) throw new Error(now.because);
    const { state } = now.game;
    if (now.events.some(({ cause, type }) => type !== 'moved' && cause.rule === 'movement.ship-change-cost'))
      found.add('skill-card');
    if (now.events.some(({ type }) => type === 'super-crisis-discarded')) found.add('super-crisis-card');
    const [choice] = state.pending;
    if (choice === undefined || hasArrived(now.events, seat)) return found;
    if (choice.prompt === 'pay') found.add('skill-card');
    now = apply(now.game, { seat: choice.seat, choose: plain(choice, below) }, drive);
  }
  return found;
}

const hasArrived = (events: readonly GameEvent[], seat: Seat) =>
  events.some(
    event =>
      event.type === 'step-began' || (event.type === 'moved' && 'seat' in event && event.seat === seat),
  );

const plain = (choice: Choice, below: (n: number) => number) =>
  choice.shape === 'react' ? 'pass' : choice.shape === 'yes-no' ? 'no' : sample(choice, below);

test.each([
  [['base'], 'kobol'],
  [['base', 'pegasus'], 'kobol'],
  [['base', 'daybreak'], 'earth'],
] as const)('with %j a move costs what was said before', async (books, objective) => {
  const lib = await libraryOf(books);
  const told = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    const below = random(seed);
    const made = makeGame(lib, gameOptions(3 + (seed % 4), { seed, books, objective }), drive);
    if (!made.ok) throw new Error(made.because);
    let { game } = made;
    while (!isOver(game)) {
      const [choice] = game.state.pending;
      if (choice === undefined) throw new Error('Somebody must be asked.');
      const { seat } = choice;
      if (choice.prompt === 'movement' && choice.shape === 'one' && seat !== 'chance') {
        const { id } = choice.options[below(choice.options.length)] ?? { id: 'stay' };
        const costs = moveCost(lib, game.state, seat, id);
        expect([...paid(game, seat, id)].toSorted(), id).toEqual([...costs].toSorted());
        const key = costs.join(' ');
        told.set(key, (told.get(key) ?? 0) + 1);
      }
      const step = apply(game, { seat, choose: sample(choice, below) }, drive);
      if (!step.ok) throw new Error(step.because);
      game = step.game;
    }
  }
  expect(told.get('')).toBeGreaterThan(10);
  expect(told.get('skill-card')).toBeGreaterThan(10);
});
