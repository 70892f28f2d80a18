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
  ranked: [1.19, 1.19, -0.02, 0.49, -0.29],
  /** The part of the question that stands anywhere in the answer. */
  covered: [0.89, 0.29, 0.09, 0.27, -0.1],
  /** How near the answer is to what the words mean. */
  near: [1.32, 1.44, 0.36, -0.43, 0.49],
  /** How close the closest phrasing comes to the question, the second, and the four closest on average. */
  closest: [0.81, 0.94, -0.33, -0.1, 0.09],
  second: [0.82, 1.07, -0.22, -0.2, 0.01],
  four: [1.2, 1.56, 0.35, -0.07, 0.13],
  /** How close the closest phrasing comes as it is spelt, whatever words mean. */
  asSpelt: [-0.47, -0.51, -0.19, -0.4, -0.15],
  /** The part of the question that one phrasing says, and that all of them say together. */
  saidByOne: [1.04, 1.2, 0.02, -0.24, 0.57],
  saidByAll: [1.59, 1.58, 0.47, -0.12, 0.7],
  /** The closest phrasing asks for the same (how many, who, when), and how many of them do. */
  sameKind: [-0.01, 0.17, 0.42, -0.51, -0.09],
  kindShare: [1.1, 1.25, 0.18, 0.06, 0.13],
  /** Who asks how many gets a figure; who asks where, a location. */
  figure: [-0.38, -0.38, 2.05, 0.06, -0.08],
  place: [-0.14, -0.14, 2.31, -0.3, -0.5],
  /** How close a name comes, as it is spelt, squared. */
  name: [0.51, -0.48, -0.27, 1.09, -0.72],
  /** In a tie the base game is meant. */
  base: [0.13, 0.13, 0.13, 0.8, -0.98],
  /** How many phrasings are spelt like the question, letter by letter, each as loud as it is alike. */
  vote: [0.42, 0.53, -0.07, 0.02, 0.19],
};

/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

/** Rules, cards and characters come before what tells about them. */
export const priors: { readonly [kind in AnswerKind]: Prior } = {
  rule: [1.08, -0.44, 0.38],
  card: [1.49, 0.02, 0.48],
  character: [2.17, 0.99, 0.99],
  term: [-1.7, -0.07, -0.5],
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
