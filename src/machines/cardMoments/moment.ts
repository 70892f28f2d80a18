/** The table around a card: five players in the middle of a game, laid out so that the card is about to matter. */

import type { Book } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import type { Position, Scenario } from '#scenarios/index.ts';

/** What books add to a position; its notation has no types for that. */
type Added = { readonly [slot: string]: unknown };

type SeatOf = NonNullable<Position['seats']>[string] & Added;

/** What a card needs of the table; all else is as in any game. */
export interface Moment {
  readonly objective?: string;
  readonly options?: { readonly [option: string]: true };
  /** Who the player is who has to do with the card. */
  readonly character?: CharacterId;
  readonly step?: NonNullable<Position['turn']>['step'];
  readonly turn?: Pick<NonNullable<Position['turn']>, 'crisis'>;
  readonly you?: SeatOf;
  /** Where all others are, if not each at their post. */
  readonly others?: string;
  /** Five, where it does not matter. */
  readonly players?: number;
  readonly position?: Omit<Position, 'turn' | 'seats'> & Added;
}

const you = 'p1';

/** Whoever is not the player himself, in this order. */
const company = [
  'william-adama',
  'laura-roslin',
  'kara-thrace',
  'galen-tyrol',
  'saul-tigh',
  'gaius-baltar',
] as const satisfies readonly CharacterId[];

const places: { readonly [character: string]: string } = {
  'william-adama': 'command',
  'laura-roslin': 'presidents-office',
  'kara-thrace': 'hangar-deck',
  'galen-tyrol': 'armory',
  'saul-tigh': 'weapons-control',
  'gaius-baltar': 'research-lab',
};

/** One card of each type that everybody knows. */
const usualHand = [
  'consolidate-power/2',
  'executive-order/1',
  'strategic-planning/3',
  'evasive-maneuvers/2',
  'repair/1',
];

/** A basestar off the bow, a few ships behind, two jumps made: something is at stake, nothing is lost. */
const usual: Omit<Position, 'turn' | 'seats'> = {
  resources: { fuel: 6, food: 6, morale: 6, population: 8 },
  'jump-track': 3,
  travelled: ['icy-moon', 'deep-space'],
  space: {
    bow: { basestars: [{}], raiders: 2 },
    'port-bow': { vipers: 1 },
    stern: { civilians: 2 },
  },
};

export function scenarioOf(lib: Library, id: string, moment: Moment): Scenario {
  const { character = 'saul-tigh', step = 'action', players = 5 } = moment;
  const seats = [character, ...others(lib, character)].slice(0, players).map((who, at) => ({
    id: `p${at + 1}`,
    character: who,
  }));
  return {
    id,
    books: lib.books as readonly Book[] as Book[],
    game: {
      objective: moment.objective ?? 'kobol',
      ...(moment.options ? { options: { ...moment.options } } : {}),
      seats,
      seed: seedOf(id),
    },
    position: {
      ...usual,
      ...moment.position,
      // Everybody has had a turn, and the first player is at it again.
      turn: { number: players + 1, active: you, step, ...moment.turn },
      seats: Object.fromEntries(
        seats.map(({ id: seat, character: who }) => [seat, seatAt(lib, moment, seat, who)]),
      ),
    },
  };
}

function others(lib: Library, character: CharacterId): readonly CharacterId[] {
  const person = (id: CharacterId) => lib.characters.get(id)?.alternateOf ?? id;
  return company.filter(one => person(one) !== person(character)).slice(0, 4);
}

function seatAt(lib: Library, moment: Moment, seat: string, character: CharacterId): SeatOf {
  const own = seat === you ? moment.you : moment.others && { at: moment.others };
  const hand = seat === you ? { hand: usualHand } : {};
  const isInSpace = Object.values(moment.position?.space ?? {}).some(area => area?.pilots?.includes(seat));
  const at = isInSpace ? {} : { at: places[character] ?? startOf(lib, character) };
  return { ...at, ...hand, ...own };
}

function startOf(lib: Library, character: CharacterId): string {
  const start = lib.characters.get(character)?.start;
  return start === undefined || start === 'in-viper' || start === 'stranded' ? 'hangar-deck' : start;
}

/** Every card has a game of its own, and always the same one. */
function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (31 * seed + letter.charCodeAt(0)) % 100_003;
  return seed;
}
