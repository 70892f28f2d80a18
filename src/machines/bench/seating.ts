/** Who sits at a table on which nothing has happened yet. */
import type { CharacterId } from '../../engine/model/vocabulary.ts';

export const seats = { fewest: 3, most: 6 } as const;

export type SeatingMove =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'play'; readonly seat: number; readonly character: CharacterId };

type Characters = readonly CharacterId[];

export function isSeatingMove(move: { readonly type: string }): move is SeatingMove {
  return move.type === 'join' || move.type === 'leave' || move.type === 'play';
}

/** Undefined where a table has no seat to spare, or none to give up. */
export function reseated(
  cast: Characters,
  characters: Characters,
  move: SeatingMove,
): Characters | undefined {
  switch (move.type) {
    case 'join': {
      const free = cast.find(one => !characters.includes(one));
      return free === undefined || characters.length >= seats.most ? undefined : [...characters, free];
    }
    case 'leave':
      return characters.length > seats.fewest ? characters.slice(0, -1) : undefined;
    case 'play':
      return recast(cast, characters, move.seat, move.character);
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
export function seatingMoves(cast: Characters, characters: Characters): readonly SeatingMove[] {
  const all: readonly SeatingMove[] = [
    { type: 'join' },
    { type: 'leave' },
    ...cast.map(character => ({ type: 'play', seat: 0, character }) as const),
  ];
  return all.filter(move => reseated(cast, characters, move) !== undefined);
}

export const makeCharacters = (characters: Characters): string => characters.join('_');

/** Undefined when these cannot sit at one table. */
export function parseCharacters(cast: Characters, text: string): Characters | undefined {
  const characters = text.split('_');
  const { length } = characters;
  if (length < seats.fewest || length > seats.most || new Set(characters).size < length) return undefined;
  return characters.every(one => cast.includes(one)) ? characters : undefined;
}
