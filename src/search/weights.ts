import type { AnswerKind } from './answer.ts';
import type { Prior, Weight } from './columns.ts';
import type { FeatureName } from './features.ts';

/**
 * What counts how much in the ranking. The figures are those with which the right answers of `test/search/queries` are
 * likeliest to come first: `npm run test:search -- --fit` finds them, by a regression over those for tuning. Kinds of answers
 * that are seldom right there (from symbols on) are set by hand.
 */
export const weights: { readonly [name in FeatureName]: Weight } = {
  /** The rank that MiniSearch gives, compared with its best. */
  ranked: [1.16, 1.16, -0.04, 0.54, -0.49],
  /** The part of the question that stands anywhere in the answer. */
  covered: [0.97, 0.23, 0.07, 0.37, -0.03],
  /** How near the answer is to what the words mean. */
  near: [1.34, 1.37, 0.4, -0.39, 0.27],
  /** How close the closest phrasing comes to the question, the second, and the four closest on average. */
  closest: [0.83, 0.85, -0.24, 0.01, -0.05],
  second: [0.86, 1.09, -0.22, -0.18, -0.09],
  four: [1.14, 1.45, 0.34, -0.06, -0.06],
  /** How close the closest phrasing comes as it is spelt, whatever words mean. */
  asSpelt: [-0.51, -0.7, -0.18, -0.34, -0.2],
  /** The part of the question that one phrasing says, and that all of them say together. */
  saidByOne: [0.99, 1.01, 0.09, -0.23, 0.48],
  saidByAll: [1.52, 1.42, 0.46, -0.15, 0.56],
  /** The closest phrasing asks for the same (how many, who, when), and how many of them do. */
  sameKind: [0.06, 0.14, 0.27, -0.55, 0.02],
  kindShare: [1.09, 1.18, 0.48, -0.01, 0.09],
  /** Who asks how many gets a figure; who asks where, a location. */
  figure: [-0.31, -0.31, 2.07, 0.01, -0.13],
  place: [-0.1, -0.1, 2.34, -0.32, -0.36],
  /** How close a name comes, as it is spelt, squared. */
  name: [0.58, -0.6, -0.2, 1.11, -0.76],
  /** In a tie the base game is meant. */
  base: [0.15, 0.15, 0.16, 0.74, -1],
  /** How many phrasings are spelt like the question, letter by letter, each as loud as it is alike. */
  vote: [0.42, 0.47, -0.15, 0.04, 0.2],
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

/** Rules, cards and characters come before what tells about them. */
export const priors: { readonly [kind in AnswerKind]: Prior } = {
  rule: [1.25, -0.51, 0.49],
  card: [1.32, 0.08, 0.42],
  character: [1.98, 1, 0.81],
  term: [-1.53, -0.07, -0.39],
  ruling: [-0.07, -0.02, -0.04],
  edition: [-0.25, -0.06, -0.1],
  symbol: [0, 0, 0],
  lesson: [0, 0, 0],
  example: [0, 0, 0],
  page: [0, 0, 0],
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
