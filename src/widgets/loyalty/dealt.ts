import type { CardId } from '#engine/model/vocabulary.ts';

/** Stands for any Cylon card: which ones are in the deck is unknown to everybody. */
function kindOf(card: CardId): string {
  if (card.startsWith('cylon-')) return 'cylon';
  // A book brings some more of the same.
  return card.startsWith('not-a-cylon') ? 'not-a-cylon' : card;
}

/** Loyalty cards by kind: "2 × You Are Not a Cylon". */
export function dealt(cards: readonly CardId[], names: { readonly [card: CardId]: string }): string {
  return [...Map.groupBy(cards, kindOf)]
    .map(([kind, all]) => `${all.length}\u00a0×\u00a0${names[kind] ?? kind}`)
    .join(', ');
}
