import type { CardId } from '../../engine/model/vocabulary.ts';

/** Which Cylon card it is, nobody knows who builds the deck. */
const kindOf = (card: CardId): string => (card.startsWith('cylon-') ? 'cylon' : card);

/** Loyalty cards by kind: "2 × You Are Not a Cylon". */
export function dealt(cards: readonly CardId[], names: { readonly [card: CardId]: string }): string {
  return [...Map.groupBy(cards, kindOf)]
    .map(([kind, all]) => `${all.length}\u00a0×\u00a0${names[kind] ?? kind}`)
    .join(', ');
}
