/** What Daybreak does with ships: assault raptors, pieces that leave the game, Cylon ships called off. */
import type { ShipKind } from '#engine/model/vocabulary.ts';

/** Pieces of which some may leave the game for good. */
export type Piece = 'basestar' | 'heavy-raider' | 'centurion';

export interface ShipOps {
  /** From beside the board into the Reserves, as far as there are any. */
  'gain-assault-raptor': { readonly n: number };
  /** All such pieces leave the board, and `gone` of each the game; or you choose `n`. Civilian ships are shuffled back. */
  'take-away': {
    readonly what: readonly (Piece | Extract<ShipKind, 'civilian'>)[];
    readonly n?: number;
    readonly gone?: number;
  };
  /** For the rest of the turn no Cylon ship is launched or activated. */
  'cease-fire': object;
}

export interface ShipFlows {
  /** Assault raptors in space back to the Reserves; their pilots have left them. */
  'berth-assault-raptors': object;
}

export interface ShipTests {
  /** The ship that has just been destroyed was a basestar. */
  'basestar-destroyed': object;
}

export interface ShipEvents {
  'assault-raptor-gained': { readonly n: number };
  'piece-gone': { readonly piece: Piece };
  'centurions-left': { readonly n: number };
  'fire-ceased': object;
}
