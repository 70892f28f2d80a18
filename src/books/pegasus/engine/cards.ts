/** The kinds of cards that only Pegasus has. */
import { type CardKind, defineKind } from '#engine/library/cardKind.ts';

declare module '#engine/model/card.ts' {
  interface CardKinds {
    /** Takes the place of the Crisis deck when that phase begins. */
    'new-caprica': CrisisCard;
  }
  interface CrisisKinds {
    'new-caprica': object;
  }
}

export const pegasusKinds: readonly CardKind[] = [
  defineKind({ kind: 'new-caprica', pile: 'crisis', crisis: true, dealt: () => false }),
  // Dealt by the stack the table plays with (pegasus.agendas.stack-by-players).
  defineKind({ kind: 'agenda', pile: 'agenda', dealt: () => false }),
];
