import type { BoardPart } from '../../board/parts.ts';
import type { Book, Location } from '../../engine/model/card.ts';
import { type Activation, type FleetStart, pilot, player } from '../../machines/fleetBench.ts';

/** What the benches need of a book: ships, tokens, the attack table, and the one location that is shot from. */
export function fleetBook(book: Book): Book {
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
export function attackBook(book: Book): Book {
  const ships = fleetBook(book);
  return {
    ...ships,
    civilianShips: [],
    characters: ships.characters.filter(({ id }) => id === player.character),
    locations: ships.locations.map(location => ({ ...location, abilities: [] })),
  };
}

interface FleetBench {
  readonly activations: readonly Activation[];
  readonly parts: readonly BoardPart[];
  readonly start: FleetStart;
  /** Answers that play the start to its end, for readers without script. */
  readonly answers: readonly string[];
}

export const fleetBenches: { readonly [name in 'raiders' | 'boarding']: FleetBench } = {
  /** The raiders of the printed example: one hits the viper, the next finds the civilian ship, the third flies on. */
  raiders: {
    activations: ['raiders', 'launch-raiders', 'basestars'],
    parts: ['space'],
    start: {
      fleet: {
        space: {
          bow: { raider: 2, viper: 1, civilian: 1 },
          'starboard-stern': { raider: 1 },
          stern: { civilian: 1 },
        },
        centurions: [],
      },
      activation: 'raiders',
    },
    answers: ['bow', '5'],
  },
  boarding: {
    activations: ['heavy-raiders', 'armory'],
    parts: ['space', 'boarding'],
    start: {
      fleet: {
        space: { bow: { basestar: 1, 'heavy-raider': 1 }, 'port-bow': { 'heavy-raider': 1 } },
        centurions: [0],
      },
      activation: 'heavy-raiders',
    },
    answers: [],
  },
};
