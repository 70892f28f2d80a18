/** Are these the options of a game? One reason code for each thing that can be wrong. */
import type { Library } from '../library/library.ts';
import { type GameOptions, gameOptions, rulings, type SeatOptions } from '../model/options.ts';
import { difficulties } from '../model/vocabulary.ts';

export const optionsRefusals = [
  'malformed-options',
  'unknown-book',
  'unknown-objective',
  'unknown-difficulty',
  'unknown-ruling',
  'unknown-option',
  'too-few-seats',
  'too-many-seats',
  'seat-named-twice',
  'unknown-character',
  'character-taken-twice',
] as const;
export type OptionsRefusal = (typeof optionsRefusals)[number];

export function optionsRefusal(lib: Library, options: GameOptions): OptionsRefusal | undefined {
  if (!isShaped(options)) return 'malformed-options';
  if (options.books.some(book => !lib.books.includes(book))) return 'unknown-book';
  if (!lib.objectives.has(options.objective)) return 'unknown-objective';
  if (!difficulties.includes(options.difficulty)) return 'unknown-difficulty';
  for (const [id, choice] of Object.entries(options.rulings)) {
    const known: readonly string[] = Object.hasOwn(rulings, id) ? rulings[id as keyof typeof rulings] : [];
    if (!known.includes(choice)) return 'unknown-ruling';
  }
  for (const id of Object.keys(options.options)) {
    if (!(gameOptions as readonly string[]).includes(id)) return 'unknown-option';
  }
  const players = lib.loyaltyDecks.map(d => d.players);
  if (options.seats.length < Math.min(...players)) return 'too-few-seats';
  if (options.seats.length > Math.max(...players)) return 'too-many-seats';
  const names = options.seats.map(s => s.id);
  if (new Set(names).size < names.length) return 'seat-named-twice';
  const characters = options.seats.flatMap(s => s.character ?? []);
  if (characters.some(c => !lib.characters.has(c))) return 'unknown-character';
  return new Set(characters).size < characters.length ? 'character-taken-twice' : undefined;
}

function isShaped(options: GameOptions): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(options.books) &&
    Array.isArray(options.seats) &&
    options.seats.every(isSeat) &&
    typeof options.rulings === 'object' &&
    options.rulings !== null &&
    typeof options.options === 'object' &&
    options.options !== null &&
    Object.values(options.options).every(set => typeof set === 'boolean') &&
    Number.isInteger(options.seed) &&
    (options.chance === 'seeded' || options.chance === 'asked')
  );
}

function isSeat(seat: SeatOptions): boolean {
  if (typeof seat !== 'object' || seat === null || typeof seat.id !== 'string') return false;
  const drafts = seat.character === undefined;
  return /^[a-z][a-z0-9-]*$/.test(seat.id) && (drafts || typeof seat.character === 'string');
}
