/**
 * Loyalty cards. Which Cylon cards are in the deck is chance, so a named one is exchanged for one of those; how many
 * there are is not, and neither is whether the Sympathizer takes part.
 */
import type { SeatState } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import type { Path } from '../problem.ts';
import { keep } from './claims.ts';

import { complain, type Layout } from './context.ts';
import { isOpen } from './people.ts';

interface Wanted {
  readonly card: CardId;
  readonly path: Path;
}

/** Cards a seat was given, face down and face up. */
interface Cards {
  readonly down: readonly Wanted[] | undefined;
  readonly up: readonly Wanted[];
}

function cardsOf(layout: Layout, seat: SeatState): Cards {
  const given = layout.position.seats?.[seat.id];
  const path = (key: string): Path => ['seats', seat.id, key];
  const side = (card: CardId) => layout.lib.loyalty.get(card)?.side;
  const list = (cards: readonly CardId[], key: string) =>
    cards.map((card, i) => ({ card, path: [...path(key), i] }));
  const turns = (card: CardId) => layout.lib.loyalty.get(card)?.turns === true;
  const tells = (card: CardId) => {
    if (seat.revealed === 'sympathizer') return side(card) === 'special' && !turns(card);
    return turns(card) || (seat.revealed === 'cylon' && side(card) === 'cylon');
  };
  const loyalty = given?.loyalty && list(given.loyalty, 'loyalty');
  if (given?.shown) {
    const up = list(given.shown, 'shown');
    const wrong =
      seat.revealed === 'no' ? up.find(w => side(w.card) === 'cylon' || turns(w.card)) : undefined;
    if (wrong) complain(layout, wrong.path, 'reveals-holder', { card: wrong.card, seat: seat.id });
    if (seat.revealed !== 'no' && !up.some(w => tells(w.card))) {
      complain(layout, path('shown'), 'no-revealing-card', { seat: seat.id });
    }
    return { down: loyalty, up };
  }
  if (seat.revealed === 'no' || isOpen(layout, seat)) return { down: loyalty, up: [] };
  // Revealed: the first card that says so lies face up.
  const telling = loyalty?.find(w => tells(w.card));
  if (!telling) {
    complain(layout, path('revealed'), 'which-card-reveals', { seat: seat.id });
    return { down: loyalty, up: [] };
  }
  return { down: loyalty?.filter(w => w !== telling), up: [telling] };
}

/** Takes a card out of the Loyalty deck, exchanging it for one of its side where it is not in this game. */
function take(layout: Layout, { card, path }: Wanted): boolean {
  const { box, state, lib } = layout;
  if (box.take('loyalty', card)) return true;
  const side = lib.loyalty.get(card)?.side;
  const aside = state.aside.indexOf(card);
  const other = box
    .rest('loyalty')
    .filter(c => lib.loyalty.get(c)?.side === side)
    .sort()[0];
  if (aside < 0 || other === undefined || side === 'human') {
    complain(layout, path, 'not-in-loyalty-deck', { card, players: state.seats.length });
    return false;
  }
  box.take('loyalty', other);
  state.aside[aside] = other;
  return true;
}

export function layLoyalty(layout: Layout): void {
  const { position, state, lib } = layout;
  const cards = state.seats.map(seat => cardsOf(layout, seat));
  const inPile = (['piles', 'bottoms', 'shuffled'] as const).map(key => ({
    key,
    wanted: (position[key]?.['loyalty'] ?? []).map((card, i) => ({ card, path: [key, 'loyalty', i] })),
  }));
  const all = [...cards.flatMap(c => [...(c.down ?? []), ...c.up]), ...inPile.flatMap(p => p.wanted)];
  // Those that are in the deck already first, so that nothing is exchanged for a card somebody else needs.
  const present = all.filter(wanted => layout.box.take('loyalty', wanted.card));
  const exchanged = all.filter(wanted => !present.includes(wanted) && take(layout, wanted));
  const got = new Set([...present, ...exchanged]);
  const names = (wanted: readonly Wanted[]) => wanted.filter(w => got.has(w)).map(w => w.card);

  for (const [index, seat] of state.seats.entries()) {
    const { down, up } = cards[index] ?? { down: undefined, up: [] };
    const dealt = seat.loyalty.map(h => h.card);
    seat.shown = names(up);
    // The Sympathizer joins the deck after the first deal, so nobody is given it by the way.
    const held = down
      ? names(down)
      : keep(layout, 'loyalty', dealt, c => lib.loyalty.get(c)?.side !== 'special');
    seat.loyalty = held.map(card => ({ card, seen: ownBit(index) }));
  }
  const pile = state.piles.loyalty;
  const [tops, bottoms, shuffled] = inPile.map(p => names(p.wanted));
  pile.top = (tops ?? []).map(card => ({ card, seen: 0 }));
  pile.bottom = (bottoms ?? []).map(card => ({ card, seen: 0 }));
  const rest = [...layout.box.rest('loyalty')];
  pile.bag = position.shuffled?.['loyalty'] ? (shuffled ?? []) : rest;
  if (position.shuffled?.['loyalty'] && rest.length > 0) {
    complain(layout, ['shuffled', 'loyalty'], 'cards-nowhere', { cards: rest.sort().join(', ') });
  }
}

const ownBit = (seat: Seat) => 1 << seat;
