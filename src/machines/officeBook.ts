import type { Book as BookName } from '#books/registry.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';

/** Who may hold an office, and the cards by which somebody is a Cylon; no ability has a say in the succession. */
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

/** Those of the printed example; with an expansion, some who are new. */
export const successionStarts: { readonly [book in BookName]: readonly CharacterId[] } = {
  base: ['lee-adama', 'william-adama', 'karl-agathon', 'tom-zarek'],
  pegasus: ['ellen-tigh', 'helena-cain', 'anastasia-dualla', 'tom-zarek'],
  daybreak: ['lee-adama-alternate', 'louis-hoshi', 'romo-lampkin', 'sherman-cottle'],
};
