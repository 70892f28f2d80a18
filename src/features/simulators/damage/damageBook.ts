import type { Book } from '#engine/model/card.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import { type Crew, damageProcedures } from './damageBench.ts';

/** What damage needs of a book: tokens, locations that can be used or not, and the card that repairs. */
export function damageBook(book: Book, { seats }: Crew, cards: readonly CardId[]): Book {
  return {
    ...book,
    cards: book.cards.filter(({ id }) => cards.includes(id)),
    titles: [],
    loyaltyDecks: [],
    procedures: damageProcedures,
    attackTable: [],
    characters: book.characters.flatMap(one =>
      seats.some(({ character }) => character === one.id) ? [{ ...one, abilities: [] }] : [],
    ),
  };
}
