import type { Book } from '#engine/model/card.ts';
import { type Crew, damageProcedures } from '#machines/damageBench.ts';

/** What damage needs of a book: tokens, locations that can be used or not, and the card that repairs. */
export function damageBook(book: Book, { seats }: Crew): Book {
  return {
    ...book,
    cards: book.cards.filter(({ id }) => id === 'repair'),
    titles: [],
    loyaltyDecks: [],
    procedures: damageProcedures,
    attackTable: [],
    characters: book.characters.flatMap(one =>
      seats.some(({ character }) => character === one.id) ? [{ ...one, abilities: [] }] : [],
    ),
  };
}
