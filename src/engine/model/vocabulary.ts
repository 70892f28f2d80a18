/**
 * The words the engine speaks. Frozen lists first, the unions derived from them, so that every list can be
 * walked and every word checked. Where a book may bring more of them, the union is an interface that books merge into
 * and the list of a game is in its library. Ids of cards, characters and locations come with the books (see `card.ts`).
 */

export const resources = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof resources)[number];

type Words<List extends readonly string[]> = Record<List[number], object>;

export const coreSkills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const;
/** Those of the books too; which a game has, `Library.skills` says. */
export interface Skills extends Words<typeof coreSkills> {}
export type Skill = keyof Skills;

/** The areas of space, clockwise around Galactica as seen from above with the bow to the left. */
export const sectors = [
  'bow',
  'starboard-bow',
  'starboard-stern',
  'stern',
  'port-stern',
  'port-bow',
] as const;
export type Sector = (typeof sectors)[number];

/** The two areas with a viper launch icon. */
export const launchSectors = ['port-stern', 'port-bow'] as const satisfies readonly Sector[];

/** Where books have ships besides the six sectors; which a game has, `Library.areas` says. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface Areas {}
export type Area = keyof Areas;

export const shipKinds = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const;
export type ShipKind = (typeof shipKinds)[number];

/** Counts as a viper but is a piece of its own, with its own rows in the attack table; books bring them. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface Crafts {}
export type Craft = keyof Crafts;

/** What a Cylon activation icon, or the Cylon Fleet location, sets in motion. */
export const coreActivations = [
  'raiders',
  'heavy-raiders',
  'basestars',
  'launch-raiders',
  // Heavy raiders while the centurions on board stay where they are.
  'heavy-raiders-alone',
] as const;
/** Those of the books too: what carries one out is the block `activate-<it>`. */
export interface Activations extends Words<typeof coreActivations> {}
export type Activation = keyof Activations;

export const coreTitles = ['president', 'admiral'] as const;
export type CoreTitle = (typeof coreTitles)[number];
/** Those of the books too; a game has those of `titlesOf`. */
export interface Titles extends Words<typeof coreTitles> {}
export type Title = keyof Titles;
/** The titles of a game: the core's, which a table made for one purpose has too, and those of its books. */
export function titlesOf({ titles }: { readonly titles: ReadonlyMap<Title, unknown> }): readonly Title[] {
  return [...new Set([...coreTitles, ...titles.keys()])];
}
/** Something for each title: those of the core are always there, others where the game has them. */
export type ByTitle<T> = Record<CoreTitle, T> & { [title in Title]?: T };

/** Ships and groups of locations a character can stand on. */
export const coreBoards = ['galactica', 'colonial-one', 'cylon'] as const;
/** Those of the books too; a board is there where a location lies on it. */
export interface Boards extends Words<typeof coreBoards> {}
export type Board = keyof Boards;

/** The books whose rules we hold; a further one merges its name into this interface. */
export interface BookIds {
  base: object;
}
export type BookId = keyof BookIds;

export const sides = ['humans', 'cylons'] as const;
export type Side = (typeof sides)[number];

export const difficulties = ['normal', 'easier-humans', 'easier-cylons'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The steps of a turn, in order; the two before the first turn are part of the set-up. */
export const steps = [
  'draft',
  'setup',
  'skills',
  'movement',
  'action',
  'crisis',
  'activate',
  'jump',
  'end',
] as const;
export type Step = (typeof steps)[number];

/** Everything cards and tokens are drawn from, besides the skill decks, which carry the name of their skill. */
export const corePiles = [
  'destiny',
  'crisis',
  'super-crisis',
  'quorum',
  'loyalty',
  'destination',
  'civilians',
  'galactica-damage',
  'basestar-damage',
] as const;
/** Those of the books too; which a game has, `Library.piles` says. */
export interface Piles extends Words<typeof corePiles> {}
export type PileName = Skill | keyof Piles;

/** The piles of a game of these books, in the order in which they are shown. */
export function pilesOf(
  books: readonly {
    readonly skills: readonly Skill[];
    readonly code: { readonly piles?: readonly PileName[] };
  }[],
): readonly PileName[] {
  const skills = books.flatMap(book => book.skills);
  return [...new Set([...skills, ...corePiles, ...books.flatMap(({ code }) => code.piles ?? [])])];
}

/** Decks whose top card may be looked at and put under the deck. */
export const coreScoutedPiles = ['crisis', 'destination'] as const satisfies readonly PileName[];
/** Those of the books too; which a game has, `Library.scouted` says. */
export interface ScoutedPiles extends Words<typeof coreScoutedPiles> {}
export type ScoutedPile = keyof ScoutedPiles;

/** Ships that damage tokens are drawn for, each with the pile of its tokens. */
export const coreDamagePiles = {
  galactica: 'galactica-damage',
  basestar: 'basestar-damage',
} as const satisfies { readonly [ship: string]: PileName };
/** Those of the books too; which a game has, `Library.damagePiles` says. */
export interface DamagedShips extends Record<keyof typeof coreDamagePiles, object> {}
export type DamagedShip = keyof DamagedShips;

/** The results of a crisis; a further part of a card happens when its book says. */
export const coreCrisisParts = ['pass', 'partial', 'fail'] as const;
/** Those of the books too; which a game has, `Library.crisisParts` says. */
export interface CrisisParts extends Words<typeof coreCrisisParts> {}
export type CrisisPart = keyof CrisisParts;

/** Why the game ended. */
export const coreEndings = ['last-jump', 'resource-zero', 'galactica-destroyed', 'boarded'] as const;
/** Those of the books too; which a game has, `Library.endings` says. */
export interface Endings extends Words<typeof coreEndings> {}
export type Ending = keyof Endings;

/**
 * Marks what an id is the id of. A literal or an untold string fits all of them, so that card trees read as they
 * are written; what is known to be the id of one kind of thing does not pass for another.
 */
declare const idOf: unique symbol;
interface IdOf<Kind extends string> {
  readonly [idOf]?: Kind;
}

/** Index of a seat, clockwise from the starting player; `chance` is a seat of its own (see `choice.ts`). */
export type Seat = number & IdOf<'seat'>;
/** Number of a piece in space (`Ship.id`). */
export type ShipNumber = number & IdOf<'ship'>;
/** How many of something: no seat and no ship. */
export type Count = number & IdOf<'count'>;

export type CardId = string & IdOf<'card'>;
export type CharacterId = string & IdOf<'character'>;
export type LocationId = string & IdOf<'location'>;
/** A list of lines: a procedure, or an effect of a card (`crisis/water-shortage-a#b`). */
export type BlockId = string & IdOf<'block'>;
/** An ability under the name of its sheet (`character/tom-zarek#friends`). */
export type AbilityName = string & IdOf<'ability'>;
/** A card, sheet, location, title or damage token: whatever an effect is printed on. */
export type ThingId = CardId | CharacterId | LocationId | Title;
/** What players call a seat (`SeatState.id`). */
export type SeatName = string & IdOf<'seat name'>;

export type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };
