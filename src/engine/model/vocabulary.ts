/**
 * The words the engine speaks. Frozen lists first, the unions derived from them, so that every list can be
 * walked and every word checked. Ids of cards, characters and locations come with the books (see `card.ts`).
 */
import type { Book } from '../../rules/book.ts';

export const resources = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof resources)[number];

export const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const;
export type Skill = (typeof skills)[number];

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

export const shipKinds = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const;
export type ShipKind = (typeof shipKinds)[number];

/** What is flown like a viper and is none: its own pieces, its own rows in the attack table. */
export const crafts = ['assault-raptor'] as const;
export type Craft = (typeof crafts)[number];

/** What a Cylon activation icon, or the Cylon Fleet location, sets in motion. */
export const activations = [
  'raiders',
  'heavy-raiders',
  'basestars',
  'launch-raiders',
  // Heavy raiders while the centurions on board stay where they are.
  'heavy-raiders-alone',
  'occupation-forces',
] as const;
export type Activation = (typeof activations)[number];

export const titles = ['president', 'admiral'] as const;
export type Title = (typeof titles)[number];

/** Ships and groups of locations a character can stand on. */
export const boards = [
  'galactica',
  'colonial-one',
  'cylon',
  'pegasus',
  'new-caprica',
  'demetrius',
  'rebel-basestar',
] as const;
export type Board = (typeof boards)[number];

/** The books whose rules we hold; a further one merges its name into this interface. */
export interface BookIds extends Record<Book, object> {}
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

/** Everything cards and tokens are drawn from. Skill decks carry the name of their skill. */
export const pileNames = [
  ...skills,
  'destiny',
  'crisis',
  'super-crisis',
  'quorum',
  'loyalty',
  'destination',
  'civilians',
  'galactica-damage',
  'basestar-damage',
  'pegasus-damage',
  'mutiny',
  'mission',
  'motive',
  'agenda',
] as const;
export type PileName = (typeof pileNames)[number];

/** Decks whose top card may be looked at and put under the deck. */
export const scoutedPiles = ['crisis', 'destination', 'mission'] as const satisfies readonly PileName[];
export type ScoutedPile = (typeof scoutedPiles)[number];

/** Why the game ended. */
export const endings = [
  'last-jump',
  'resource-zero',
  'galactica-destroyed',
  'boarded',
  'nobody-left',
] as const;
export type Ending = (typeof endings)[number];

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
