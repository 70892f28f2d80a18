/** Games whose luck is asked for, and games whose luck comes from the generator: they must be the same games. */
import { type Game, isOver } from '#engine/index.ts';
import type { Made } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { nextChoice, startOf, step } from '../kit/games.ts';
import { mustEqual } from '../kit/json.ts';

/** Of equal cards before a player nobody can say which was looked at. */
function withoutDouble(cards: readonly Hidden[]): Hidden[] {
  const seen = new Map<string, number>();
  for (const each of cards) seen.set(each.card, (seen.get(each.card) ?? 0) | each.seen);
  return cards.map(({ card }) => ({ card, seen: seen.get(card) ?? 0 }));
}

/** The position without the generator, and without an order among things that nobody has put in one. */
function withoutLuck({ options, rng: _, luck: __, ...rest }: State): unknown {
  const piles = Object.entries(rest.piles).map(([name, pile]) => [
    name,
    { ...pile, bag: pile.bag.toSorted() },
  ]);
  const seats = rest.seats.map(seat => ({
    ...seat,
    hand: seat.hand.toSorted(),
    loyalty: withoutDouble(seat.loyalty),
  }));
  return { ...rest, piles, seats, options: { ...options, chance: 'either' } };
}

/** Answers for chance, in order, until somebody else is asked. */
function giveLuck(game: Game, luck: string[]): { game: Game; events: GameEvent[] } {
  let now = game;
  const events: GameEvent[] = [];
  while (now.state.pending[0]?.seat === 'chance') {
    const choose = luck.shift();
    if (choose === undefined) throw new Error('More luck is asked for than the seeded game had');
    const next = step(now, { seat: 'chance', choose });
    events.push(...next.events);
    now = next.game;
  }
  if (luck.length > 0) throw new Error(`The seeded game had luck that nobody asks for: ${luck.join(', ')}`);
  return { game: now, events };
}

/** What the generator answered since then, as the log has it. */
function luckSince(now: Game, then?: Game): string[] {
  const luck: string[] = [];
  for (let log = now.log; log && log !== then?.log; log = log.before) {
    if (log.made.seat === 'chance') luck.push(String(log.made.choose));
  }
  return luck.reverse();
}

/** A seeded game is played again with every die and draw asked for. Gives the number of choices. */
export function askedIsSeeded(c: Case): number {
  return inCase(c, (below, player) => {
    let seeded = startOf(c, { chance: 'seeded' });
    let asked = giveLuck(startOf(c, { chance: 'asked' }), luckSince(seeded)).game;
    let n = 0;
    for (; !isOver(seeded); n++) {
      mustEqual(withoutLuck(asked.state), withoutLuck(seeded.state), 'The asked game and the seeded one');
      const choice = nextChoice(seeded.state, below);
      const made: Made = { seat: choice.seat, choose: player(choice) };
      const next = step(seeded, made);
      const first = step(asked, made);
      const rest = giveLuck(first.game, luckSince(next.game, seeded));
      mustEqual(
        [...first.events, ...rest.events],
        next.events,
        'The events of the asked game and of the seeded one',
      );
      seeded = next.game;
      asked = rest.game;
    }
    mustEqual(withoutLuck(asked.state), withoutLuck(seeded.state), 'The ends of both games');
    return n;
  });
}
