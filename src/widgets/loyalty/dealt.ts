import type { CardId } from '../../engine/model/vocabulary.ts';

/** Stands for any Cylon card: which ones are in the deck is unknown to everybody. */
const kindOf = (card: CardId): string => (card.startsWith('cylon-') ? 'cylon' : card);

/** Loyalty cards by kind: "2 × You Are Not a Cylon". */
export function dealt(cards: readonly CardId[], names: { readonly [card: CardId]: string }): string {
  return [...Map.groupBy(cards, kindOf)]
    .map(([kind, all]) => `${all.length}\u00a0×\u00a0${names[kind] ?? kind}`)
    .join(', ');
}
