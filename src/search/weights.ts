import type { AnswerKind } from './answer.ts';

/**
 * What counts how much in the ranking. The figures are those with which the right answers of `test/search/queries` are
 * likeliest to come first (a regression over the half that is for tuning, never the other one), rounded.
 */
export const weights = {
  /** The rank that MiniSearch gives, compared with its best. */
  ranked: 1.63,
  /** The part of the question that stands anywhere in the answer. */
  covered: 3.8,
  /** How close the closest phrasing comes to the question; the square favours those that come very close. */
  closest: 0.48,
  closestSquared: 0.9,
  /** How close the second one comes, and the four closest on average: many that come close say more than one. */
  second: 0.66,
  four: 1.3,
  /** The closest phrasing asks for the same: how many, who, when. */
  sameKind: 0.66,
  /** How close a name comes, squared; and that the question holds all of it. */
  nameSquared: 1.2,
  wholeName: 0.4,
  /** In a tie the base game is meant. */
  base: 1.2,
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5, text: 1 };

/** Rules, cards and characters come before what tells about them. */
export const prior: { readonly [kind in AnswerKind]: number } = {
  rule: 0,
  card: 0,
  character: 0.9,
  term: -1,
  ruling: -0.9,
  edition: -1,
  symbol: -0.9,
  lesson: -0.9,
  example: -0.9,
  page: -0.9,
};

/** What a word of a question is worth that says little, or does not stand there as it was typed. */
export const worth = {
  idle: 0.1,
  /** A part of a compound, beside the whole and in its place. */
  part: 0.5,
  onlyPart: 0.9,
  /** What was probably meant by a slip; for each slip again. */
  corrected: 0.8,
  /** A word that players use in its place. */
  alike: 0.5,
  /** Two words that are written as one. */
  joined: 0.8,
  /** A word that begins with the last one, which may still be being typed. */
  begun: 0.2,
};
