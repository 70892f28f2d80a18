/** Hands, Destiny and every pile: first what is named, then what stays as it was dealt, then the rest into the piles. */
import { ownKind } from '#engine/library/cardKind.ts';
import type { CardId, PileName } from '#engine/model/vocabulary.ts';
import type { Path } from '../problem.ts';
import { claim, claimOne, keep } from './claims.ts';
import { complain, type Layout } from './context.ts';
import { staysAs } from './people.ts';
import { keepSlots, laySlots } from './slots.ts';

const kinds = ['piles', 'bottoms', 'shuffled', 'discards'] as const;

/** Loyalty cards and civilian ships never lie on a discard pile, nor does Destiny. */
const withoutDiscards: ReadonlySet<PileName> = new Set(['loyalty', 'civilians', 'destiny']);

const hidden = (cards: readonly CardId[]) => cards.map(card => ({ card, seen: 0 }));

/** Cards the position names; run before anything unnamed is kept. */
export function layNamedCards(layout: Layout): void {
  const { position, state } = layout;
  for (const seat of state.seats) {
    const hand = position.seats?.[seat.id]?.hand;
    if (hand) seat.hand = claim(layout, 'destiny', hand, ['seats', seat.id, 'hand']);
  }
  layQuorumHand(layout);
  state.inPlay = (position['in-play'] ?? []).filter((card, i) => {
    const deck = deckOf(layout, card);
    if (!staysAs(layout, `${deck}/${card}`, 'stay')) {
      complain(layout, ['in-play', i], 'does-not-stay', { card });
    }
    return claimOne(layout, deck, card, ['in-play', i]);
  });
  laySlots(layout);
  state.removed = (position.removed ?? []).filter((thing: string, i) => {
    // A character who will not be played any more; who is at the table cannot be one.
    if (layout.lib.characters.has(thing)) {
      if (!state.seats.some(s => s.character === thing)) return true;
      complain(layout, ['removed', i], 'being-played', { character: thing });
      return false;
    }
    return claimOne(layout, deckOf(layout, thing), thing, ['removed', i]);
  });
  for (const name of layout.lib.piles) if (name !== 'loyalty') layNamedPile(layout, name);
  for (const name of withoutDiscards) {
    if ((position.discards?.[name] ?? []).length > 0) {
      complain(layout, ['discards', name], 'no-discards', { pile: name });
    }
  }
}

/** Of the things that can lie in play or out of the game. */
function crisisPile(lib: Layout['lib'], card: string): PileName {
  const deck = lib.crises.get(card)?.deck;
  if (deck === undefined) return 'galactica-damage';
  return deck === 'super-crisis' ? deck : 'crisis';
}

function deckOf({ lib }: Layout, card: CardId): PileName {
  return ownKind(lib, card)?.pile ?? (lib.quorum.has(card) ? 'quorum' : crisisPile(lib, card));
}

function layQuorumHand(layout: Layout): void {
  const { position, state } = layout;
  for (const [index, seat] of state.seats.entries()) {
    const given = position.seats?.[seat.id]?.quorum;
    const path: Path = ['seats', seat.id, 'quorum'];
    if (state.titles.president === index) {
      if (given) state.quorumHand = hidden(claim(layout, 'quorum', given, path));
    } else if (given && given.length > 0) {
      complain(layout, path, 'quorum-of-others', { seat: seat.id });
    }
  }
}

function layNamedPile(layout: Layout, name: PileName): void {
  const pile = layout.state.piles[name];
  const [tops, bottoms, shuffled, discards] = kinds.map(kind =>
    claim(layout, name, layout.position[kind]?.[name] ?? [], [kind, name]),
  );
  if (name === 'destiny') checkDestiny(layout, [...(tops ?? []), ...(bottoms ?? []), ...(shuffled ?? [])]);
  pile.top = hidden(tops ?? []);
  pile.bottom = hidden(bottoms ?? []);
  pile.discard = discards ?? [];
  if (name !== 'destiny' || layout.position.shuffled?.[name]) pile.bag = shuffled ?? [];
}

/** Destiny is built from so many cards of every type and only ever gets smaller (destiny.rebuild). */
function checkDestiny(layout: Layout, cards: readonly CardId[]): void {
  const most = layout.lib.components.destinyPerSkill;
  for (const skill of layout.lib.skills) {
    const n = cards.filter(card => layout.lib.faces.get(card)?.skill === skill).length;
    if (n > most) {
      complain(layout, ['piles', 'destiny'], 'destiny-full', { skill, most, n });
    }
  }
}

/** Hands, Destiny and the President's card as they were dealt, where the position says nothing about them. */
export function keepDealtCards(layout: Layout): void {
  const { position, state, lib } = layout;
  for (const seat of state.seats) {
    const given = position.seats?.[seat.id];
    if (!given?.hand) seat.hand = keep(layout, 'destiny', seat.hand);
  }
  keepSlots(layout);
  if (!position.shuffled?.['destiny']) {
    const { top, bottom, bag } = state.piles.destiny;
    const named = [...top, ...bottom].map(h => h.card);
    const skillOf = (card: CardId) => lib.faces.get(card)?.skill;
    const dealt = lib.skills.flatMap(skill => {
      const taken = named.filter(card => skillOf(card) === skill).length;
      return bag.filter(card => skillOf(card) === skill).slice(taken);
    });
    state.piles.destiny.bag = keep(layout, 'destiny', dealt);
  }
  const { president } = state.titles;
  const holder = president === undefined ? undefined : state.seats[president]?.id;
  if (holder === undefined || !position.seats?.[holder]?.quorum) {
    state.quorumHand = hidden(
      keep(
        layout,
        'quorum',
        state.quorumHand.map(h => h.card),
      ),
    );
  }
  for (const card of state.quorumHand) card.seen = president === undefined ? 0 : 1 << president;
}

/** Whatever is nowhere else: into the pile, or, where the pile is spelled out, onto its discards. */
export function fillPiles(layout: Layout): void {
  const { position, state } = layout;
  for (const name of layout.lib.piles) {
    if (name === 'loyalty' || name === 'destiny') continue;
    const rest = [...layout.box.rest(name)];
    const pile = state.piles[name];
    if (!position.shuffled?.[name]) pile.bag = rest;
    else if (rest.length === 0) continue;
    else if (withoutDiscards.has(name) || position.discards?.[name]) {
      complain(layout, ['shuffled', name], 'cards-nowhere', { cards: rest.sort().join(', ') });
    } else pile.discard.push(...rest);
  }
}
