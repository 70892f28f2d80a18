import type { AnswerKind } from './answer.ts';

/**
 * What counts how much in the ranking. These figures were found by trying: on the half of `test/search/queries` that is
 * for tuning, never on the other one.
 */
export const weights = {
  /** The rank that MiniSearch gives, compared with its best. */
  ranked: 0.5,
  /** The part of the question that stands anywhere in the answer. */
  covered: 1,
  /** How close a phrasing comes to the question; how close a name does. */
  asked: 1.2,
  named: 1,
  /** A phrasing that asks for the same: how many, who, when. */
  sameKind: 0.04,
  /** In a tie the base game is meant. */
  base: 0.03,
};

/** What a word is worth by where it stands; in the text it is worth 1. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5, text: 1 };

/** Rules and cards come before what tells about them. */
export const prior: { readonly [kind in AnswerKind]: number } = {
  rule: 0,
  card: 0,
  character: 0,
  term: -0.01,
  lesson: -0.1,
  ruling: -0.05,
  edition: -0.1,
  example: -0.15,
  page: -0.15,
  symbol: -0.15,
};

/** What a word of a question is worth that says little, or does not stand there as it was typed. */
export const worth = {
  idle: 0.1,
  /** A part of a compound. */
  part: 0.6,
  /** What was probably meant by a slip; for each slip again. */
  corrected: 0.8,
  /** Two words that are written as one. */
  joined: 0.8,
  /** A word that begins with the last one, which may still be being typed. */
  begun: 0.2,
};
