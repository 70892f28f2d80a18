/** Are these the options of a game? One reason code for each thing that can be wrong. */
import { answered } from '../library/facet.ts';
import type { Library } from '../library/library.ts';
import type { GameOptions, SeatOptions } from '../model/options.ts';
import { type CharacterId, difficulties } from '../model/vocabulary.ts';

export const coreRefusals = [
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
  'two-versions-of-a-character',
  'options-exclude-each-other',
] as const;
export type CoreRefusal = (typeof coreRefusals)[number];
/** Those of the books too; which a game has, `Library.refusals` says. */
export interface OptionsRefusals extends Record<CoreRefusal, object> {}
export type OptionsRefusal = keyof OptionsRefusals;

export function optionsRefusal(lib: Library, options: GameOptions): OptionsRefusal | undefined {
  if (!isShaped(options)) return 'malformed-options';
  if (options.books.some(book => !lib.books.includes(book))) return 'unknown-book';
  if (!lib.objectives.has(options.objective)) return 'unknown-objective';
  if (!difficulties.includes(options.difficulty)) return 'unknown-difficulty';
  for (const [id, choice] of Object.entries(options.rulings)) {
    const known = Object.hasOwn(lib.rulings, id) ? lib.rulings[id] : undefined;
    if (!known?.includes(choice)) return 'unknown-ruling';
  }
  for (const id of Object.keys(options.options)) {
    if (!lib.gameOptions.includes(id)) return 'unknown-option';
  }
  const players = lib.loyaltyDecks.map(d => d.players);
  if (options.seats.length < Math.min(...players)) return 'too-few-seats';
  if (options.seats.length > Math.max(...players)) return 'too-many-seats';
  const names = options.seats.map(s => s.id);
  if (new Set(names).size < names.length) return 'seat-named-twice';
  const characters = options.seats.flatMap(s => s.character ?? []);
  if (characters.some(c => !lib.characters.has(c))) return 'unknown-character';
  if (new Set(characters).size < characters.length) return 'character-taken-twice';
  if (!areDifferent(lib, characters)) return 'two-versions-of-a-character';
  return answered({ lib }, rules => rules.refuses?.(lib, options));
}

/** Nobody sits at a table with another version of himself (daybreak.characters.alternate-versions). */
function areDifferent({ characters }: Library, seated: readonly CharacterId[]): boolean {
  const people = seated.map(id => characters.get(id)?.alternateOf ?? id);
  return new Set(people).size === people.length;
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
