import type { Book, Location } from '#engine/model/card.ts';
import type { FleetCrew } from './fleet.ts';

/** What the benches need of a book: ships, tokens, the attack table, and the one location that is shot from. */
export function fleetBook(book: Book, { player, pilot }: FleetCrew): Book {
  const quiet = (location: Location): Location =>
    location.id === 'armory' ? location : { ...location, abilities: [] };
  return {
    ...book,
    cards: [],
    titles: [],
    loyaltyDecks: [],
    characters: book.characters.flatMap(one =>
      [player.character, pilot.character].some(id => id === one.id) ? [{ ...one, abilities: [] }] : [],
    ),
    locations: book.locations.map(quiet),
  };
}

/** What one attack needs of a book. */
export function attackBook(book: Book, crew: FleetCrew): Book {
  const ships = fleetBook(book, crew);
  return {
    ...ships,
    civilianShips: [],
    characters: ships.characters.filter(({ id }) => id === crew.player.character),
    locations: ships.locations.map(location => ({ ...location, abilities: [] })),
  };
}
