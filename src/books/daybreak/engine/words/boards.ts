/** What Daybreak does with its boards: overlays, the Demetrius, the Rebel Basestar, and decks looked through there. */
import type { Who } from '#engine/model/effect.ts';
import type { Board, CardId, LocationId, Seat, Side, Skill } from '#engine/model/vocabulary.ts';

/** Overlays that have another side. */
export type Overlay = Extract<Board, 'colonial-one' | 'cylon'>;

export interface BoardOps {
  'turn-overlay': { readonly board: Overlay };
  /** The Rebel Basestar comes into play on that side. */
  'rebel-basestar': { readonly side: Side };
  'spend-miracle': object;
  /** You look at the top cards of the Crisis deck and put them back in any order. */
  'order-crises': { readonly n: number };
  /** Any cards out of one skill deck with its discards, which are shuffled in afterwards. */
  'search-deck': { readonly n: number };
  /** You name a skill type, and everybody named draws cards of it. */
  'draw-named': { readonly who: Who; readonly n: number };
  /** Out of `n` drawn Quorum cards one goes to the President; you play or discard the other. */
  'share-quorum': { readonly n: number };
  /** You see the President's Quorum hand and put so many of it under the deck. */
  'sink-quorum': { readonly n: number };
  /** You move, wherever you are. */
  relocate: { readonly to: LocationId };
  /** A Quorum card that has stayed in play. */
  'discard-in-play': { readonly card: CardId };
}

export interface BoardTests {
  /** You can pay with a miracle token. */
  'has-miracle': object;
}

export interface BoardEvents {
  'overlay-turned': { readonly board: Overlay };
  'rebel-basestar-joined': { readonly side: Side };
  'crises-ordered': { readonly seat: Seat; readonly n: number };
  'deck-searched': {
    readonly seat: Seat;
    readonly pile: Skill;
    readonly n: number;
    readonly cards?: readonly CardId[];
  };
  'quorum-shared': { readonly seat: Seat; readonly n: number; readonly cards?: readonly CardId[] };
  'quorum-sunk': { readonly seat: Seat; readonly n: number; readonly cards?: readonly CardId[] };
  'quorum-seen': { readonly seat: Seat; readonly n: number; readonly cards?: readonly CardId[] };
}
