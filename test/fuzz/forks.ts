/** What a fork for one seat must keep, and what it must deal anew. */
import { eventsFor, forkFor, type Game, makeSave, parseSave, viewFor } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { unsoundWith } from '../kit/conservation.ts';
import { moments, playOut, startOf, step } from '../kit/games.ts';
import { mustEqual } from '../kit/json.ts';
import { uniform } from '../kit/players.ts';
import { illMade } from './answers.ts';

function isAskedAbout(choice: Choice, card: CardId): boolean {
  if (choice.prompt === 'yes-no') return choice.about === card;
  return choice.prompt === 'player' && typeof choice.about === 'object' && choice.about.card === card;
}

/** Loyalty cards that are turned up as soon as they are dealt can't lie before a player who is not asked about them. */
function impossible({ lib, state }: Game): string[] {
  return state.seats.flatMap((seat, i) =>
    seat.loyalty
      .filter(h => lib.loyalty.get(h.card)?.immediate)
      .filter(h => !state.pending.some(c => c.seat === i && isAskedAbout(c, h.card)))
      .map(h => `${seat.id} holds ${h.card} face down`),
  );
}

function mustStand(game: Game): void {
  const faults = [...illMade(game.state), ...unsoundWith(game), ...impossible(game)];
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('; '));
}

/** In a fork a seat sees what it saw, the box is complete, and play goes on. Gives the number of forks. */
export function forkIsPossible(c: Case, often = 12, options: Partial<GameOptions> = {}): number {
  return inCase(c, (below, player) => {
    let forks = 0;
    const start = startOf(c, options);
    for (const { game } of moments(start, player, below)) {
      if (below(often) > 0) continue;
      for (const seat of game.state.seats.keys()) {
        const fork = forkFor(game, seat, below(1_000_000));
        mustEqual(
          viewFor(fork, seat),
          viewFor(game, seat),
          `What seat ${seat} sees in its fork and in the game`,
        );
        mustStand(fork);
        forks += 1;
      }
      const fork = forkFor(game, below(c.seats), below(1_000_000));
      const later = playOut(fork, uniform(below), below, {}, 25);
      mustStand(later);
      mustBeSaved(later);
    }
    return forks;
  });
}

function mustBeSaved(game: Game): void {
  const loaded = parseSave(game.lib, makeSave(game));
  if (!loaded.ok) throw new Error(`The save of a fork is refused: ${loaded.fault}`);
  mustEqual(loaded.game.state, game.state, 'The fork and its save');
}

/** Every hidden card that keeps a record of who has seen it. */
function records(state: State): Hidden[] {
  return [
    ...Object.values(state.piles).flatMap(pile => [...pile.top, ...pile.bottom]),
    ...state.seats.flatMap(seat => [...seat.loyalty, ...seat.superCrises]),
    ...state.quorumHand,
    ...state.ships.flatMap(ship => ship.cargo ?? []),
  ];
}

/** Nobody is recorded to have seen a card that nothing has shown him. Gives the number of records looked at. */
export function recordsAreTrue(c: Case): number {
  return inCase(c, (below, player) => {
    let looked = 0;
    const shown = new Map<number, Set<string>>();
    const show = (seat: number, cards: readonly string[]) => {
      const set = shown.get(seat) ?? new Set();
      for (const card of cards) set.add(card);
      shown.set(seat, set);
    };
    const look = (game: Game) => {
      // The cards of the Quorum belong to the title: who gets it may read them.
      const { president } = game.state.titles;
      if (president !== undefined)
        show(
          president,
          game.state.quorumHand.map(h => h.card),
        );
      for (const choice of game.state.pending) {
        if (choice.seat !== 'chance' && choice.shape !== 'yes-no')
          show(
            choice.seat,
            choice.options.map(o => o.id),
          );
      }
      for (const { card, seen } of records(game.state)) {
        for (const seat of game.state.seats.keys()) {
          if ((seen & (1 << seat)) === 0) continue;
          looked += 1;
          if (!shown.get(seat)?.has(card))
            throw new Error(`Seat ${seat} knows of ${card}, which it was never shown`);
        }
      }
    };
    const start = startOf(c);
    // What was dealt before the first choice is shown by the view itself.
    for (const [n, seat] of start.state.seats.entries())
      show(
        n,
        seat.loyalty.map(h => h.card),
      );
    for (const { game, made } of moments(start, player, below)) {
      look(game);
      const { events } = step(game, made);
      for (const seat of game.state.seats.keys()) {
        for (const event of eventsFor(events, seat)) {
          if ('cards' in event && event.cards) show(seat, event.cards);
          if ('card' in event && event.card !== undefined) show(seat, [event.card]);
        }
      }
    }
    return looked;
  });
}
