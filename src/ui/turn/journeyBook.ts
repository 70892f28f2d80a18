import type { Book } from '#engine/model/card.ts';
import { jumpEarly } from '#engine/tools/journey.ts';
import type { Seated } from '#engine/tools/table.ts';

/** What a journey needs of a book: destinations, FTL Control, and a player who stands there. */
export function journeyBook(book: Book, admiral: Seated): Book {
  return {
    ...book,
    cards: book.cards.filter(({ deck }) => deck === 'destination'),
    titles: [],
    loyaltyDecks: [],
    attackTable: [],
    characters: book.characters.flatMap(one =>
      one.id === admiral.character ? [{ ...one, abilities: [] }] : [],
    ),
    locations: book.locations.map(one => (one.id === jumpEarly ? one : { ...one, abilities: [] })),
  };
}
