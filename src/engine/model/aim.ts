import type { CardId, Side } from './vocabulary.ts';

/** A card that says on which condition its holder wins. */
export interface Aim {
  readonly card: CardId;
  /** With whom it wins. */
  readonly side: Side;
  /** Its condition holds now. */
  readonly met: boolean;
  /** It lies open: some count from then on, whatever happens. */
  readonly open: boolean;
}
