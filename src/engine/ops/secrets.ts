/** Looking at hidden things, and what is remembered of it. */
import { askOne, askSome, ids } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { Hidden, Ship } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import { answering, anyAnswer } from '../queries/modifiers.ts';
import { affected, decider } from '../queries/who.ts';
import { seatState } from '../rules/people.ts';
import { shipById, shipsOf } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import { pickByChance } from '../run/chance.ts';
import { drawHidden } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { shipOptions } from './shipIds.ts';
import { maybeSpeaking } from './thisCard.ts';

function look(run: Run, by: Seat, of: Seat, cards: readonly Hidden[]): void {
  for (const card of cards) card.seen |= bit(by);
  emit(run, 'loyalty-seen', {
    seat: by,
    of,
    n: cards.length,
    cards: cards.map(h => h.card),
    secretTo: bit(by) | bit(of),
  });
  const { reactions, triggers } = run.lib;
  if (reactions['loyalty-seen'].length + triggers['loyalty-seen'].length > 0)
    push(run, 'loyalty-seen', { seat: of, picked: by });
}

/** How many cards this player sees with the card that is speaking. */
function scoutedBy(run: Run, seat: Seat): number {
  const card = maybeSpeaking(run);
  const depths = answering(run, 'scout-cards', { seat }).filter(({ modifier }) => modifier.with === card);
  return Math.max(1, ...depths.map(({ modifier }) => modifier.set));
}

/** Face-down Loyalty cards come to another player, who looks at them. */
export function giveLoyalty(run: Run, from: Seat, to: Seat, cards: readonly Hidden[]): void {
  for (const card of cards) card.seen |= bit(to);
  seatState(run, to).loyalty.push(...cards);
  emit(run, 'loyalty-given', {
    from,
    to,
    n: cards.length,
    cards: cards.map(h => h.card),
    secretTo: bit(from) | bit(to),
  });
}

export const secretOps: Resolvers<'peek-loyalty' | 'give-loyalty' | 'scout' | 'inspect-civilians'> = {
  'peek-loyalty'(run, op) {
    const by = decider(run, op.by);
    if (by === undefined) return;
    const [of] = affected(run, op.of);
    if (of === undefined || of === by || anyAnswer(run, 'may-peek-loyalty', { seat: by })) return;
    const cards = seatState(run, of).loyalty;
    if (op.n === 'all') return look(run, by, of, cards);
    if (cards.length === 0) return;
    const ids = cards.map(h => h.card);
    const picked = cards[pickByChance(run, { prompt: 'random-card', about: of }, ids)];
    if (picked) look(run, by, of, [picked]);
  },

  'give-loyalty'(run, op) {
    const [from] = affected(run, op.from);
    const [to] = affected(run, op.to);
    if (from === undefined || to === undefined) return;
    giveLoyalty(run, from, to, seatState(run, from).loyalty.splice(0));
  },

  scout(run, op, frame): Again {
    const by = decider(run, op.by);
    if (by === undefined) return;
    if (frame.pile === undefined) {
      const word = askOne(run, { seat: by, prompt: 'deck' }, ids(op.decks));
      if (word === undefined) return 'again';
      const pile = run.lib.scouted.find(name => name === word) ?? 'crisis';
      const n = scoutedBy(run, by);
      if (n > 1 && answered(run, rules => rules.scouts?.(run, by, pile, n))) return;
      const top = drawHidden(run, pile);
      if (!top) return;
      run.state.piles[pile].top.unshift({ card: top.card, seen: top.seen | bit(by) });
      frame.pile = pile;
      emit(run, 'scouted', { seat: by, pile, card: top.card, secretTo: bit(by) });
    }
    const { pile } = frame;
    const [top] = run.state.piles[pile].top;
    const word = askOne(run, { seat: by, prompt: 'top-or-bottom', about: pile }, ids(['top', 'bottom']));
    if (word === undefined) return 'again';
    frame.pile = undefined;
    if (word === 'bottom' && top) {
      run.state.piles[pile].top.shift();
      run.state.piles[pile].bottom.push(top);
    }
    emit(run, 'returned', { seat: by, pile, to: word === 'bottom' ? 'bottom' : 'top' });
  },

  'inspect-civilians'(run, op, frame) {
    const by = decider(run, op.by);
    if (by === undefined) return;
    if (!frame.left) {
      const options = shipOptions(run, shipsOf(run, 'civilian'));
      const n = anyAnswer(run, 'inspect-civilians', { seat: by }) ? options.length : op.n;
      const words = askSome(run, { seat: by, prompt: 'civilian' }, ids(options.map(o => o.id)), n, n);
      if (words === undefined) return 'again';
      const ships = options.filter(o => words.includes(o.id)).map(o => o.ship);
      for (const ship of ships) inspect(run, by, ship);
      frame.left = ships.map(s => s.id);
    }
    const [next, ...left] = frame.left;
    const ship = next === undefined ? undefined : shipById(run, next);
    if (!ship) {
      frame.left = undefined;
      return;
    }
    const cargo = ship.cargo?.card;
    const word = askOne(
      run,
      {
        seat: by,
        prompt: 'sector',
        about: { from: ship.at, ...(cargo === undefined ? {} : { card: cargo }) },
      },
      ids([ship.at, ...neighbours(ship.at)]),
    );
    if (word === undefined) return 'again';
    frame.left = left;
    const to = [ship.at, ...neighbours(ship.at)].find(s => s === word);
    if (to && to !== ship.at) {
      const from = ship.at;
      ship.at = to;
      emit(run, 'ship-moved', { ship: 'civilian', from, to });
    }
    return 'again';
  },
};

function inspect(run: Run, by: Seat, ship: Ship): void {
  if (!ship.cargo) return;
  ship.cargo.seen |= bit(by);
  emit(run, 'civilian-seen', { seat: by, at: ship.at, card: ship.cargo.card, secretTo: bit(by) });
}
