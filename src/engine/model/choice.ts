/**
 * Pending choices: a few shapes, options with stable ids, never a list of subsets. A position may owe several
 * at once, one a seat. The seat `chance` owes dice and draws.
 */
import type { TimingPoint } from '../timing/points.ts';
import type { CardId, PileName, ScoutedPile, Seat, Sector, ShipKind } from './vocabulary.ts';

export interface ChoiceOption {
  /** A card, seat, location, sector, ship or word; equal things share one id. */
  readonly id: string;
  /** How many equal things there are; 1 when left out. */
  readonly count?: number;
}

/** How a choice is answered, and what it offers. */
interface Shapes {
  /** Exactly one of the options. */
  one: { readonly options: readonly ChoiceOption[] };
  /** Between `min` and `max` of the options, each as often as there are equal ones. */
  some: { readonly options: readonly ChoiceOption[]; readonly min: number; readonly max: number };
  'yes-no': object;
  /** A window: use one of the options or pass. */
  react: { readonly options: readonly ChoiceOption[] };
}
export type Shape = keyof Shapes;

/** One way in which a prompt asks: its shape, who answers, and what the question is about, if about anything. */
interface Asks<S extends Shape, By, About> {
  readonly shape: S;
  readonly by: By;
  readonly about: About;
}
export type AskOne<About = undefined> = Asks<'one', Seat, About>;
export type AskSome<About = undefined> = Asks<'some', Seat, About>;
export type AskYesNo<About = undefined> = Asks<'yes-no', Seat, About>;
export type AskReact<About = undefined> = Asks<'react', Seat, About>;
/** Asked of the seat `chance`: dice and draws. */
export type AskChance<About = undefined> = Asks<'one', 'chance', About>;

/**
 * What is asked, for the interface to word. What the question is about is a closed word, or a value that its prompt
 * alone says how to read: no name that somebody gave can be taken for another.
 */
export interface CorePrompts {
  die: AskChance;
  'draw-card': AskChance<PileName | 'cylon-cards'>;
  /** Whose Loyalty cards. */
  'random-card': AskChance<Seat>;
  'starting-player': AskChance;
  /** Whose hand. */
  'random-discard': AskChance<Seat>;

  character: AskOne;
  /** How many cards. */
  'skill-draw': AskSome<number>;
  destination: AskOne;
  movement: AskOne;
  pay: AskSome;
  action: AskOne;
  reaction: AskReact<TimingPoint>;
  first: AskOne;
  /** The crisis card. */
  decide: AskOne<CardId>;
  /** Of an effect; with a card, the other option of that crisis. */
  option: AskOne<CardId | undefined>;
  contribute: AskSome;
  /** Skill cards, or what the word of a book says. */
  discard: AskSome<keyof DiscardTopics | undefined>;
  'hand-limit': AskSome;
  /** To pick; or who gets a Loyalty card, or all of them. */
  player: AskOne<{ readonly card: CardId } | 'loyalty' | undefined>;
  /** Whose new place. */
  location: AskOne<Seat>;
  /** Where to launch or place ships, where raiders act first, or where a civilian ship goes that was looked at. */
  sector: AskOne<
    'launch' | 'place' | 'raider' | keyof SectorTopics | { readonly from: Sector; readonly card?: CardId }
  >;
  /** A location whose action is taken from elsewhere, or one to be repaired. */
  activation: AskOne<'repair' | undefined>;
  /**
   * What a weapon is aimed at (`centurion`: options are spaces of the Boarding Party track), or which heavy raider
   * boards; unsaid, which ship is destroyed.
   */
  ship: AskOne<'viper' | 'galactica' | 'nuke' | 'centurion' | 'boarding' | undefined>;
  /** `some`: vipers to repair. A number: activations left. Otherwise what becomes of the viper; damage if unsaid. */
  viper: AskSome | AskOne<'target' | 'recall' | 'take' | number | undefined>;
  /** Which of the ships in question are vipers and which are other craft: to be placed, or damaged; launched, if one. */
  craft: AskSome<'place' | 'damage'> | AskOne<'launch'>;
  /** `some`: ships to look at. */
  civilian: AskSome | AskOne<'target' | 'destroyed' | 'returned'>;
  crisis: AskOne;
  /** Out of a player's hand, or of the cards named. */
  card: AskOne<{ readonly hand: Seat } | 'super-crisis' | 'loyalty' | 'check'>;
  'top-or-bottom': AskOne<ScoutedPile | 'civilians'>;
  deck: AskOne;
  /** `yes-no` with a card: use its power. `one`: hand that card on, which only some may. */
  'yes-no': AskYesNo<CardId | undefined> | AskOne<CardId>;
  skill: AskOne;
  result: AskOne;
  quorum: AskOne;
  token: AskSome;
  /** Which pieces fall short. */
  placement: AskSome<ShipKind>;
}
export type CorePrompt = keyof CorePrompts;
/** A book declares prompts of its own by merging into this interface, and lists them in `EngineFacet.prompts`. */
export interface Prompts extends CorePrompts {}
export type Prompt = keyof Prompts;

/** Words of books for what else is discarded, and for what else an area is chosen. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface DiscardTopics {}
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface SectorTopics {}

/** By name, so that none is forgotten and none listed twice. */
const listed: { readonly [prompt in CorePrompt]: true } = {
  die: true,
  'draw-card': true,
  'random-card': true,
  'starting-player': true,
  character: true,
  'skill-draw': true,
  destination: true,
  movement: true,
  pay: true,
  action: true,
  reaction: true,
  first: true,
  decide: true,
  option: true,
  contribute: true,
  discard: true,
  'random-discard': true,
  'hand-limit': true,
  player: true,
  location: true,
  sector: true,
  ship: true,
  viper: true,
  activation: true,
  craft: true,
  civilian: true,
  crisis: true,
  card: true,
  'top-or-bottom': true,
  deck: true,
  'yes-no': true,
  skill: true,
  result: true,
  quorum: true,
  token: true,
  placement: true,
};
/** `Library.prompts` has those of the books too. */
export const corePrompts = Object.keys(listed) as readonly CorePrompt[];

type About<A> = [A] extends [undefined]
  ? { readonly about?: undefined }
  : undefined extends A
    ? { readonly about?: Exclude<A, undefined> }
    : { readonly about: A };

type Put<P extends Prompt, Q> =
  Q extends Asks<infer S, infer By, infer A>
    ? { readonly shape: S; readonly seat: By; readonly prompt: P } & About<A> & Shapes[S]
    : never;

/** The choices a prompt may put; which of several shapes, `shape` says. */
export type ChoiceOf<P extends Prompt> = { [K in P]: Put<K, Prompts[K]> }[P];
export type Choice = ChoiceOf<Prompt>;

export type OneOf<P extends Prompt = Prompt> = Extract<ChoiceOf<P>, { readonly shape: 'one' }>;
export type SomeOf<P extends Prompt = Prompt> = Extract<ChoiceOf<P>, { readonly shape: 'some' }>;
export type YesNo<P extends Prompt = Prompt> = Extract<ChoiceOf<P>, { readonly shape: 'yes-no' }>;
export type ByChance = Extract<Choice, { readonly seat: 'chance' }>;

type Without<C, K extends PropertyKey> = C extends unknown
  ? { readonly [P in keyof C as Exclude<P, K>]: C[P] }
  : never;

/** A choice put to a player, before its options are known. */
export type Question<S extends Shape> = Without<
  Exclude<Extract<Choice, { readonly shape: S }>, ByChance>,
  'shape' | keyof Shapes['some']
>;
export type ChanceQuestion = Without<ByChance, 'shape' | 'seat' | 'options'>;

export type Answer = string | readonly string[];

/** A choice as it was made: one line of a game's log. */
export interface Made {
  readonly seat: Seat | 'chance';
  readonly choose: Answer;
}

/** A choice as a log keeps it: with what was asked. */
export interface Logged extends Made {
  readonly prompt: Prompt;
}

export const refusals = [
  'game-over',
  'unknown-seat',
  'not-your-choice',
  'malformed',
  'no-such-option',
  'not-in-hand',
  'too-few',
  'too-many',
] as const;
export type Refusal = (typeof refusals)[number];
