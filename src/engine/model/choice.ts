/**
 * Pending choices: a few shapes, options with stable ids, never a list of subsets. A position may owe several
 * at once, one a seat. The seat `chance` owes dice and draws.
 */
import type { CardId, Json, Seat } from './vocabulary.ts';

export interface ChoiceOption {
  /** A card, seat, location, sector, ship or word; equal things share one id. */
  readonly id: string;
  /** How many equal things there are; 1 when left out. */
  readonly count?: number;
}

/** What is asked, for the interface to word; closed list. */
export const prompts = [
  'die',
  'draw-card',
  'random-card',
  'starting-player',
  'character',
  'skill-draw',
  'destination',
  'movement',
  'pay',
  'action',
  'reaction',
  'first',
  'decide',
  'option',
  'contribute',
  'discard',
  'random-discard',
  'hand-limit',
  'player',
  'location',
  'sector',
  'ship',
  'viper',
  'civilian',
  'crisis',
  'card',
  'top-or-bottom',
  'deck',
  'yes-no',
  'skill',
  'result',
  'quorum',
  'token',
  'placement',
  'motive',
  'stay',
] as const;
export type Prompt = (typeof prompts)[number];

interface Owed {
  readonly seat: Seat | 'chance';
  readonly prompt: Prompt;
  /** What the question is about: a card, a location, a sector. */
  readonly about?: Json;
}

/** Exactly one of the options. */
export interface OneOf extends Owed {
  readonly shape: 'one';
  readonly options: readonly ChoiceOption[];
}

/** Between `min` and `max` of the options, each as often as there are equal ones. */
export interface SomeOf extends Owed {
  readonly shape: 'some';
  readonly options: readonly ChoiceOption[];
  readonly min: number;
  readonly max: number;
}

export interface YesNo extends Owed {
  readonly shape: 'yes-no';
}

/** A window: use one of the options or pass. */
export interface Reaction extends Owed {
  readonly shape: 'react';
  readonly options: readonly ChoiceOption[];
}

export type Choice = OneOf | SomeOf | YesNo | Reaction;
export type ChoiceShape = Choice['shape'];
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

export type Drawn = CardId;
