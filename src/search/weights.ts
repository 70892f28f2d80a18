import type { AnswerKind } from './answer.ts';
import type { Features } from './features.ts';

/**
 * What counts how much in the ranking. The figures are those with which the right answers of `test/search/queries` are
 * likeliest to come first: `npm run test:search -- --fit` finds them, by a regression over those for tuning. Kinds of answers
 * that are seldom right there (from rulings on) are set by hand.
 */
export const weights: Features = {
  /** The rank that MiniSearch gives, compared with its best. */
  ranked: 2.9,
  /** The part of the question that stands anywhere in the answer. */
  covered: 2.6,
  /** How near the answer is to what the words mean. */
  near: 2.3,
  /** How close the closest phrasing comes to the question, the second, and the four closest on average. */
  closest: 1.4,
  second: 1.7,
  four: 1.7,
  /** How close the closest phrasing comes as it is spelt, whatever words mean. */
  asSpelt: 1.6,
  /** The part of the question that one phrasing says, and that all of them say together. */
  saidByOne: 1.9,
  saidByAll: 2.2,
  /** The closest phrasing asks for the same (how many, who, when), and how many of them do. */
  sameKind: 1.2,
  kindShare: 1.4,
  /** Who asks how many gets a figure; who asks where, a location. */
  figure: 0.8,
  place: 0.8,
  /** How close a name comes, as it is spelt, squared. */
  name: 2.5,
  /** In a tie the base game is meant. */
  base: 1,
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

/** Rules, cards and characters come before what tells about them. */
export const prior: { readonly [kind in AnswerKind]: number } = {
  rule: 0.3,
  card: 0.2,
  character: 1.3,
  term: -1.5,
  ruling: -0.3,
  edition: -1,
  symbol: -0.9,
  lesson: -0.9,
  example: -0.9,
  page: -0.9,
};

/** What a word of a question is worth that says little, or does not stand there as it was typed. */
export const worth = {
  idle: 0.25,
  /** A part of a compound, beside the whole and in its place. */
  part: 0.5,
  onlyPart: 0.9,
  /** What was probably meant by a slip; for each slip again. */
  corrected: 0.8,
  /** A word that players use in its place. */
  alike: 0.4,
  /** Two words that are written as one. */
  joined: 0.8,
  /** A word that begins with the last one, which may still be being typed. */
  begun: 0.2,
};
