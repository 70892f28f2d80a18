import type { AnswerKind } from './answer.ts';
import type { Features } from './features.ts';

/**
 * What counts how much in the ranking. The figures are those with which the right answers of `test/search/queries` are
 * likeliest to come first: `npm run test:search -- --fit` finds them, by a regression over those for tuning. Kinds of answers
 * that are seldom right there (from symbols on) are set by hand.
 */
export const weights: Features = {
  /** The rank that MiniSearch gives, compared with its best. */
  ranked: 2.7,
  /** The part of the question that stands anywhere in the answer. */
  covered: 2.6,
  /** How near the answer is to what the words mean. */
  near: 2.3,
  /** How close the closest phrasing comes to the question, the second, and the four closest on average. */
  closest: 1.6,
  second: 1.5,
  four: 1.5,
  /** How close the closest phrasing comes as it is spelt, whatever words mean. */
  asSpelt: 1,
  /** The part of the question that one phrasing says, and that all of them say together. */
  saidByOne: 1.8,
  saidByAll: 2.1,
  /** The closest phrasing asks for the same (how many, who, when), and how many of them do. */
  sameKind: 0.9,
  kindShare: 1.3,
  /** Who asks how many gets a figure; who asks where, a location. */
  figure: 0.6,
  place: 0.9,
  /** How close a name comes, as it is spelt, squared. */
  name: 1.7,
  /** In a tie the base game is meant. */
  base: 0.4,
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

/** Rules, cards and characters come before what tells about them. */
export const prior: { readonly [kind in AnswerKind]: number } = {
  rule: 0.5,
  card: 0.5,
  character: 1.3,
  term: -1.4,
  ruling: -0.3,
  edition: -0.6,
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
