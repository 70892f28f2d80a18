import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { apply, type Game, isOver, type Library, makeGame, sample } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { type Cost, costsOf } from '#engine/tools/costs.ts';
import { gameOptions } from '../../kit/options.ts';
import { random } from '../../kit/random.ts';

const drive = { passIdle: true } as const;

/** Every option that a random game comes to take, in the position in which it is taken. */
function* taken(lib: Library, options: GameOptions): Generator<{ game: Game; choice: Choice; id: string }> {
  const below = random(options.seed);
  const made = makeGame(lib, options, drive);
  if (!made.ok) throw new Error(made.because);
  let { game } = made;
  while (!isOver(game)) {
    const [choice] = game.state.pending;
    if (choice === undefined) throw new Error('Somebody must be asked.');
    const choose = sample(choice, below);
    if (choice.shape === 'one' && typeof choose === 'string') yield { game, choice, id: choose };
    game = applied(game, choice.seat, choose).game;
  }
}

function applied(game: Game, seat: Choice['seat'], choose: string | readonly string[]) {
  const step = apply(game, { seat, choose }, drive);
  if (!step.ok) throw new Error(step.because);
  return step;
}

const plain = (choice: Choice, below: (n: number) => number) =>
  choice.shape === 'react' ? 'pass' : choice.shape === 'yes-no' ? 'no' : sample(choice, below);

/** What is really asked or taken on the way, up to the arrival. */
function paidForMove(game: Game, seat: Seat, to: string): readonly Cost['card'][] {
  const found = new Set<Cost['card']>();
  const below = random(1);
  let now = applied(game, seat, to);
  for (let n = 0; n < 60; n++) {
    if (now.events.some(({ cause, type }) => type !== 'moved' && cause.rule === 'movement.ship-change-cost'))
      found.add('skill-card');
    if (now.events.some(({ type }) => type === 'super-crisis-discarded')) found.add('super-crisis-card');
    const [choice] = now.game.state.pending;
    if (choice === undefined || hasArrived(now.events, seat)) break;
    if (choice.prompt === 'pay') found.add('skill-card');
    now = applied(now.game, choice.seat, plain(choice, below));
  }
  return [...found].toSorted();
}

const hasArrived = (events: readonly GameEvent[], seat: Seat) =>
  events.some(
    event =>
      event.type === 'step-began' || (event.type === 'moved' && 'seat' in event && event.seat === seat),
  );

/** The first cards that are asked for, or go without asking. */
function paidForAction(game: Game, seat: Seat, id: string): number {
  let now = applied(game, seat, id);
  for (let n = 0; n < 20; n++) {
    const gone = now.events.find(event => event.type === 'cards-discarded' && event.seat === seat);
    if (gone?.type === 'cards-discarded') return gone.cards.length;
    const [choice] = now.game.state.pending;
    if (choice?.prompt === 'discard' && choice.seat === seat) return choice.shape === 'some' ? choice.max : 1;
    if (choice?.shape !== 'react') return 0;
    now = applied(now.game, choice.seat, 'pass');
  }
  return 0;
}

test.each([
  [['base'], 'kobol', 'laura-roslin'],
  [['base', 'pegasus'], 'kobol', 'laura-roslin'],
  [['base', 'daybreak'], 'earth', 'louis-hoshi'],
] as const)('with %j an option costs what was said before', async (books, objective, character) => {
  const lib = await libraryOf(books);
  const moves = new Map<string, number>();
  let actions = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const options = gameOptions(3 + (seed % 4), { seed, books, objective });
    const seats = options.seats.map((one, at) => (at === 0 ? { ...one, character } : one));
    for (const { game, choice, id } of taken(lib, { ...options, seats })) {
      if (choice.seat === 'chance') continue;
      const costs = costsOf(lib, game.state, choice.seat, choice, id);
      if (choice.prompt === 'movement') {
        const cards = costs.map(({ card }) => card).toSorted();
        expect(paidForMove(game, choice.seat, id), id).toEqual(cards);
        moves.set(cards.join(' '), (moves.get(cards.join(' ')) ?? 0) + 1);
      } else if (costs.length > 0) {
        expect(paidForAction(game, choice.seat, id), id).toBe(costs[0]?.n);
        actions += 1;
      }
    }
  }
  expect(moves.get('')).toBeGreaterThan(10);
  expect(moves.get('skill-card')).toBeGreaterThan(10);
  expect(actions).toBeGreaterThan(2);
});
