/** What a game is made from; together with the books and the choices it is the lasting save format. */
import type { BookId, CharacterId, Difficulty } from './vocabulary.ts';

/**
 * Where printed editions of the base game differ in play (`content/editions`): the id of the difference and its
 * options, the default first. Books bring theirs (`Book.rulings`).
 */
export const rulings = {
  'first-player-method': ['random', 'named'],
  'destination-choice-secrecy': ['secret', 'open'],
  'acting-or-current-player': ['acting', 'current'],
  'brig-escape-destination': ['galactica', 'anywhere'],
  'brig-to-sickbay': ['stays', 'moves'],
  'sympathizer-who-may-pass': ['revealed', 'any-cylon'],
  'reveal-discards-kept-quorum': ['discard', 'keep'],
  'super-crisis-immunity': ['crisis-and-checks', 'crisis-only'],
  'centurions-without-ships': ['advance', 'stay'],
  'heavy-raider-boarding-moment': ['next-activation', 'on-arrival'],
  'heavy-raider-launch-count': ['one', 'two'],
  'succession-highest-or-next': ['highest', 'next'],
  'food-shortage-discards': ['two-three', 'same-player-four', 'two-two'],
  // No edition says whether a second Crisis step in a turn activates ships anew (Fulfiller of Prophecy).
  'second-crisis-activation': ['once', 'again'],
  // Nor what becomes of a Crisis step in which the Sympathizer turns the current player.
  'turned-in-own-crisis': ['finish', 'stop'],
  // Nor whether Encourage Mutiny may name a player whom the Brig would have cost the title.
  'mutiny-in-the-brig': ['spared', 'chosen'],
} as const;

export type CoreRulings = { readonly [id in keyof typeof rulings]: (typeof rulings)[id][number] };
/** Those of the books too, which merge into this interface; a game without a book has none of its rulings. */
export interface Rulings extends CoreRulings {}
export type RulingId = keyof Rulings;

/** Variants that are not differences between editions; books bring theirs (`Book.gameOptions`). */
export const gameOptions = ['no-sympathizer'] as const;
export interface GameOptionIds extends Record<(typeof gameOptions)[number], object> {}
export type GameOption = keyof GameOptionIds;

export interface SeatOptions {
  readonly id: string;
  /** Left out: the player drafts a character (setup.choose-in-order). */
  readonly character?: CharacterId;
}

export interface GameOptions {
  readonly books: readonly BookId[];
  readonly objective: string;
  readonly difficulty: Difficulty;
  readonly rulings: Partial<Rulings>;
  readonly options: { readonly [option in GameOption]?: boolean };
  /** Clockwise; the first is the starting player, unless the ruling says that he is drawn. */
  readonly seats: readonly SeatOptions[];
  readonly seed: number;
  /** `seeded`: the generator answers for the seat `chance`; `asked`: every die and draw is a pending choice. */
  readonly chance: 'seeded' | 'asked';
}
