/** Schemas for the names of things: what the books of a game have of each kind. */
import { cardsOf } from '../library/cardKind.ts';
import type { Library } from '../library/library.ts';
import type { Hidden } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';
import { below, count, either, fields, list, oneOf, type Schema } from './shape.ts';

export type Things = ReturnType<typeof thingsOf>;

/** Cards of which everybody sees the back: `seen` has a bit for each seat. */
export const hidden = (card: Schema<CardId>): Schema<Hidden[]> => list(fields<Hidden>({ card, seen: count }));

export function thingsOf(lib: Library, players: number) {
  const seat: Schema<Seat> = below(players);
  const skillCard = oneOf(lib.faces);
  const crisisCard = oneOf(lib.crises);
  const quorumCard = oneOf(lib.quorum);
  const loyaltyCard = oneOf(lib.loyalty);
  const destination = oneOf(lib.destinations);
  const token = oneOf(lib.tokens);
  const civilian = oneOf(lib.civilians);
  const own = new Map(lib.kinds.map(({ kind }) => [kind, oneOf(cardsOf(lib, kind))] as const));
  const ownLying = (place: 'in-play' | 'removed') =>
    lib.kinds.flatMap(({ kind, lies }) => (lies?.includes(place) ? (own.get(kind) ?? []) : []));
  const card = either(
    skillCard,
    crisisCard,
    quorumCard,
    loyaltyCard,
    destination,
    token,
    civilian,
    ...ownLying('removed'),
  );
  const inPlay = either(crisisCard, quorumCard, ...ownLying('in-play'));

  const ofPile: { [name in PileName]?: Schema<CardId> } = {
    crisis: crisisCard,
    'super-crisis': crisisCard,
    quorum: quorumCard,
    loyalty: loyaltyCard,
    destination,
    civilians: civilian,
  };
  for (const pile of lib.damagePiles.values()) ofPile[pile] = token;
  for (const { kind, pile, crisis } of lib.kinds) {
    const cards = crisis ? undefined : own.get(kind);
    if (cards) ofPile[pile] = cards;
  }
  return {
    seat,
    owner: either(seat, oneOf(['chance'])),
    skillCard,
    crisisCard,
    quorumCard,
    loyaltyCard,
    destination,
    token,
    civilian,
    card,
    inPlay,
    location: oneOf(lib.locations),
    skill: oneOf(lib.skills),
    character: oneOf(lib.characters),
    block: oneOf(lib.blocks),
    /** Skill decks and Destiny hold skill cards. */
    inPile: (name: PileName): Schema<CardId> => ofPile[name] ?? skillCard,
  };
}
