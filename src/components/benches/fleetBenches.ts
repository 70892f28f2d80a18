import type { BoardPart } from '../../board/parts.ts';
import type { Book, Location } from '../../engine/model/card.ts';
import { type Deed, type OnBench, pilot, player } from '../../machines/fleetBench.ts';

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

interface FleetBench {
  readonly deeds: readonly Deed[];
  readonly parts: readonly BoardPart[];
  readonly start: OnBench;
  /** Answers that play the start to its end, for readers without script. */
  readonly answers: readonly string[];
}

export const fleetBenches: { readonly [name in 'raiders' | 'boarding']: FleetBench } = {
  /** The raiders of the printed example: one hits the viper, the next finds the civilian ship, the third flies on. */
  raiders: {
    deeds: ['raiders', 'launch-raiders', 'basestars'],
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
      deed: 'raiders',
      answers: [],
      at: undefined,
    },
    answers: ['bow', '5'],
  },
  boarding: {
    deeds: ['heavy-raiders', 'armory'],
    parts: ['space', 'boarding'],
    start: {
      fleet: {
        space: { bow: { basestar: 1, 'heavy-raider': 1 }, 'port-bow': { 'heavy-raider': 1 } },
        centurions: [0],
      },
      deed: 'heavy-raiders',
      answers: [],
      at: undefined,
    },
    answers: [],
  },
};
