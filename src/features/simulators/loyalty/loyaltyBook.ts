import type { CardsFacet } from '#engine/model/card.ts';

/** Loyalty cards, and of the characters what changes the deck or the deal. */
export function loyaltyBook<Data extends CardsFacet>(book: Data): Data {
  return {
    ...book,
    cards: book.cards.filter(({ deck }) => deck === 'loyalty'),
    characters: book.characters.map(one => ({
      ...one,
      abilities: one.abilities.filter(({ kind }) => kind === 'modifier'),
    })),
    locations: book.locations.map(one => ({ ...one, abilities: [] })),
    titles: book.titles.map(one => ({ ...one, abilities: [] })),
    damageTokens: [],
    civilianShips: [],
    attackTable: [],
  };
}
