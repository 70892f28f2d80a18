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
  ranked: [1.17, 1.17, 0, 0.33, -0.01],
  /** The part of the question that stands anywhere in the answer. */
  covered: [0.86, 0.37, 0.21, 0.12, 0.1],
  /** How near the answer is to what the words mean. */
  near: [1.18, 1.33, 0.31, -0.35, 0.27],
  /** How close the closest phrasing comes to the question, the second, and the four closest on average. */
  closest: [0.39, 0.43, -0.16, -0.09, -0.05],
  second: [0.57, 0.83, -0.05, -0.33, 0.1],
  four: [1.08, 1.46, 0.56, -0.14, 0.31],
  /** How close the closest phrasing comes as it is spelt, whatever words mean. */
  asSpelt: [-0.47, -0.53, -0.01, -0.44, 0.08],
  /** The part of the question that one phrasing says, and that all of them say together. */
  saidByOne: [0.53, 0.67, 0.44, -0.15, 0.34],
  saidByAll: [1.12, 1.13, 0.54, -0.07, 0.5],
  /** The closest phrasing asks for the same (how many, who, when), and how many of them do. */
  sameKind: [0.04, 0.34, 0.48, -0.11, -0.19],
  kindShare: [1.12, 1.35, -0.36, 0.04, 0.32],
  /** Who asks how many gets a figure; who asks where, a location. */
  figure: [0.27, 0.27, 0.27, 0.07, 0.01],
  place: [0.49, 0.49, 0.39, -0.11, 0.12],
  /** How close a name comes, as it is spelt, squared. */
  name: [0.66, -0.17, -0.48, 1.12, -0.59],
  /** In a tie the base game is meant. */
  base: [0.19, 0.19, 0.15, 0.57, -0.88],
  /** How many phrasings are spelt like the question, letter by letter, each as loud as it is alike. */
  vote: [0.27, 0.39, 0.14, 0.15, 0.02],
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

/** Rules, cards and characters come before what tells about them. */
export const priors: { readonly [kind in AnswerKind]: Prior } = {
  rule: [1.23, -0.74, 0.27],
  card: [0.54, 0.27, 0.06],
  character: [1, 0.93, 0.11],
  term: [-2.02, -0.28, -0.36],
  ruling: [-0.05, -0.02, -0.02],
  edition: [-0.23, -0.05, -0.09],
  symbol: [0, 0, 0],
  lesson: [0, 0, 0],
  example: [0, 0, 0],
  page: [-0.01, 0, -0.01],
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
