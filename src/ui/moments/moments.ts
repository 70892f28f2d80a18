/** The table around a card: players in the middle of a game, laid out so that the card is about to matter. */

import type { Book } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { Board, CardId, CharacterId, LocationId } from '#engine/model/vocabulary.ts';
import type { Position, Scenario } from '#scenarios/index.ts';
import { firstObjective } from '../table/firstObjective.ts';

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

/** The table where a card needs nothing else. */
export interface Usual {
  /** Who the player is. */
  readonly character: CharacterId;
  /** Who sits there besides, in this order; and where each of these people is to be found. */
  readonly company: readonly CharacterId[];
  readonly posts: { readonly [character: CharacterId]: LocationId };
  readonly hand: readonly CardId[];
  readonly position: Omit<Position, 'turn' | 'seats'>;
}

/** The moment of one card of a kind; undefined where the books have no such card, or another finder knows it. */
export type Find = (lib: Library, id: string) => Moment | undefined;

/** When the cards of a book matter. */
export interface Moments {
  /** By kind; where several books know of a kind, the latest is asked first. */
  readonly kinds: { readonly [kind: string]: Find };
  readonly usual?: Usual;
}

/** Locations by their board. */
export const onBoards =
  (places: { readonly [board in Board]?: (id: LocationId) => Moment | undefined }): Find =>
  (lib, id) => {
    const place = lib.locations.get(id);
    const moment = place && places[place.board]?.(id);
    if (place === undefined || moment === undefined) return undefined;
    // It helps or hinders the player who draws cards there.
    return place.abilities.some(({ kind }) => kind === 'action') ? moment : { ...moment, step: 'skills' };
  };

/** Objectives one jump before they are reached: what has been travelled by then. */
export const oneJumpBefore =
  (travelled: { readonly [objective: string]: CardId[] }, admiral: CharacterId): Find =>
  (lib, id) =>
    lib.objectives.has(id) && travelled[id] !== undefined
      ? {
          objective: id,
          character: admiral,
          you: { at: 'ftl-control' },
          position: { 'jump-track': 3, titles: { admiral: 'p1' }, travelled: travelled[id] },
        }
      : undefined;

/** Cards of a kind that a book brings by itself. */
export const ownCards =
  (kind: string, moment: (id: CardId) => Moment): Find =>
  (lib, id) =>
    lib.ownCards.get(kind)?.has(id) ? moment(id) : undefined;

const you = 'p1';

export function scenarioOf(lib: Library, usual: Usual, id: string, moment: Moment): Scenario {
  const { character = usual.character, step = 'action', players = 5 } = moment;
  const seats = [character, ...others(lib, usual, character)].slice(0, players).map((who, at) => ({
    id: `p${at + 1}`,
    character: who,
  }));
  return {
    id,
    books: lib.books as readonly Book[] as Book[],
    game: {
      objective: moment.objective ?? firstObjective(lib),
      ...(moment.options ? { options: { ...moment.options } } : {}),
      seats,
      seed: seedOf(id),
    },
    position: {
      ...usual.position,
      ...moment.position,
      // Everybody has had a turn, and the first player is at it again.
      turn: { number: players + 1, active: you, step, ...moment.turn },
      seats: Object.fromEntries(
        seats.map(({ id: seat, character: who }) => [seat, seatAt(lib, usual, moment, seat, who)]),
      ),
    },
  };
}

function others(lib: Library, { company }: Usual, character: CharacterId): readonly CharacterId[] {
  const person = (id: CharacterId) => lib.characters.get(id)?.alternateOf ?? id;
  return company.filter(one => person(one) !== person(character)).slice(0, 4);
}

function seatAt(lib: Library, usual: Usual, moment: Moment, seat: string, character: CharacterId): SeatOf {
  const own = seat === you ? moment.you : moment.others && { at: moment.others };
  const hand = seat === you ? { hand: [...usual.hand] } : {};
  const isInSpace = Object.values(moment.position?.space ?? {}).some(area => area?.pilots?.includes(seat));
  const at = isInSpace ? {} : { at: usual.posts[character] ?? startOf(lib, character) };
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
