/** Who sits at a table on which nothing has happened yet. */
import type { Library } from '#engine/index.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';

/** More players than one table can have are not even read. */
const mostSeats = 9;

/** Characters that may sit down, in the order in which they are offered, and which may not sit together. */
export interface Seating {
  readonly cast: readonly CharacterId[];
  readonly may: (characters: readonly CharacterId[]) => boolean;
}

export type SeatingMove =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'play'; readonly seat: number; readonly character: CharacterId };

type Characters = readonly CharacterId[];

/** Two versions of one character cannot sit at one table. */
export function areDifferent({ characters }: Pick<Library, 'characters'>, seated: Characters): boolean {
  const people = seated.map(id => characters.get(id)?.alternateOf ?? id);
  return new Set(people).size === seated.length;
}

export function isSeatingMove(move: { readonly type: string }): move is SeatingMove {
  return move.type === 'join' || move.type === 'leave' || move.type === 'play';
}

/** Undefined where a table has no seat to spare, or none to give up. */
export function reseated(
  { cast, may }: Seating,
  characters: Characters,
  move: SeatingMove,
): Characters | undefined {
  const isTable = (found: Characters | undefined) => (found !== undefined && may(found) ? found : undefined);
  switch (move.type) {
    case 'join': {
      const free = cast.find(one => !characters.includes(one) && may([...characters, one]));
      return free && [...characters, free];
    }
    case 'leave':
      return isTable(characters.slice(0, -1));
    case 'play':
      return isTable(recast(cast, characters, move.seat, move.character));
  }
}

/** Two players who would play the same character change places. */
function recast(
  cast: Characters,
  characters: Characters,
  seat: number,
  character: CharacterId,
): Characters | undefined {
  const before = characters[seat];
  if (before === undefined || !cast.includes(character)) return undefined;
  return characters.map((one, at) => (at === seat ? character : one === character ? before : one));
}

/** Moves of every kind at this table. */
export function seatingMoves(seating: Seating, characters: Characters): readonly SeatingMove[] {
  const all: readonly SeatingMove[] = [
    { type: 'join' },
    { type: 'leave' },
    ...seating.cast.map(character => ({ type: 'play', seat: 0, character }) as const),
  ];
  return all.filter(move => reseated(seating, characters, move) !== undefined);
}

export const makeCharacters = (characters: Characters): string => characters.join('_');

/** Undefined when these cannot sit at one table. */
export function parseCharacters({ cast, may }: Seating, text: string): Characters | undefined {
  const characters = text.split('_');
  const { length } = characters;
  if (length > mostSeats || new Set(characters).size < length) return undefined;
  return characters.every(one => cast.includes(one)) && may(characters) ? characters : undefined;
}
