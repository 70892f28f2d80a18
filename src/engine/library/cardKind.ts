/** A kind of cards that a book brings: what its cards do, which pile they come from, and where else they may lie. */
import type { RuleId } from '#rules/ruleId.ts';
import type { Card, CardKinds } from '../model/card.ts';
import type { Instruction } from '../model/flow.ts';
import type { State } from '../model/state.ts';
import type { CardId, PileName } from '../model/vocabulary.ts';
import type { Library } from './library.ts';

type CoreKind = 'skill' | 'crisis' | 'super-crisis' | 'quorum' | 'loyalty' | 'destination';
export type OwnKind = Exclude<keyof CardKinds, CoreKind>;

export interface CardKind<K extends OwnKind = OwnKind> {
  readonly kind: K;
  /** What its cards are drawn from and discarded to. */
  readonly pile: PileName;
  /** Its cards are carried out as crises. */
  readonly crisis?: true;
  /** Whether its cards are in the pile from the start; usually they are. */
  dealt?(lib: Library, state: State): boolean;
  /** What a card carries out, as the block `kind/card#`. */
  does?(card: CardKinds[K]): readonly Instruction[];
  /** What that block as a whole carries out. */
  readonly rule?: RuleId;
  /** Where a position may name its cards, besides the pile. */
  readonly lies?: readonly ('in-play' | 'removed')[];
}

export function defineKind<K extends OwnKind>(kind: CardKind<K>): CardKind {
  return kind as unknown as CardKind;
}

/** The cards of a kind that some book brings; none where no book of the game does. */
export function cardsOf<K extends OwnKind>(
  lib: Pick<Library, 'ownCards'>,
  kind: K,
): ReadonlyMap<CardId, CardKinds[K]> {
  return (lib.ownCards.get(kind) ?? none) as ReadonlyMap<CardId, CardKinds[K]>;
}

const none: ReadonlyMap<CardId, Card> = new Map();

/** The kind of a card, if a book has brought it. */
export function ownKind(lib: Pick<Library, 'kinds' | 'ownCards'>, card: CardId): CardKind | undefined {
  return lib.kinds.find(({ kind }) => lib.ownCards.get(kind)?.has(card));
}
