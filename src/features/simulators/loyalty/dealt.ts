import type { Library } from '#engine/index.ts';
import type { CardId } from '#engine/model/vocabulary.ts';

/** One name for any Cylon card, since which ones are in the deck is unknown to all players; and one for all that say of
    somebody that they are none, since books bring some more of the same. */
function kindOf({ loyalty }: Library, card: CardId): string {
  const side = loyalty.get(card)?.side;
  if (side === 'cylon') return side;
  const same = side === 'human' ? [...loyalty.values()].find(one => one.side === side)?.id : undefined;
  return same ?? card;
}

/** Loyalty cards by kind: "2 × You Are Not a Cylon". */
export function dealt(
  lib: Library,
  cards: readonly CardId[],
  names: { readonly [card: CardId]: string },
): string {
  return [...Map.groupBy(cards, card => kindOf(lib, card))]
    .map(([kind, all]) => `${all.length}\u00a0×\u00a0${names[kind] ?? kind}`)
    .join(', ');
}
