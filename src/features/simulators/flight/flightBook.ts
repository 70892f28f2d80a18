import type { Book } from '#engine/model/card.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import { command, type Flyers, flightProcedures } from './flightBench.ts';

/** What vipers need of a book: pilots and their own abilities, two locations, the attack table. */
export function flightBook(book: Book, { admiral, pilots }: Flyers, cards: readonly CardId[]): Book {
  return {
    ...book,
    cards: book.cards.filter(({ id }) => cards.includes(id)),
    titles: [],
    loyaltyDecks: [],
    procedures: flightProcedures,
    characters: book.characters.flatMap(one => {
      if (one.id === admiral.character) return [{ ...one, abilities: [] }];
      return pilots.some(({ character }) => character === one.id) ? [one] : [];
    }),
    locations: book.locations.map(one =>
      [command, 'hangar-deck'].includes(one.id) ? one : { ...one, abilities: [] },
    ),
  };
}
