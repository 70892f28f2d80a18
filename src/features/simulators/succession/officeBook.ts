import type { CardsFacet } from '#engine/model/card.ts';

/** Who may hold an office, and the cards by which a player is a Cylon; no ability has a say in the succession. */
export function officeBook<Data extends CardsFacet>(book: Data): Data {
  return {
    ...book,
    cards: book.cards.flatMap(card =>
      card.deck === 'loyalty' && card.side === 'cylon'
        ? [{ deck: card.deck, id: card.id, count: card.count, side: card.side }]
        : [],
    ),
    characters: book.characters.map(one => ({ ...one, abilities: [] })),
    locations: book.locations.map(one => ({ ...one, abilities: [] })),
    titles: book.titles.map(one => ({ ...one, abilities: [] })),
    damageTokens: [],
    civilianShips: [],
    attackTable: [],
    loyaltyDecks: [],
  };
}
