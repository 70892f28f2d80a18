/** What a word is worth by where it stands. */
export const boost = { name: 3, words: 2, heading: 1, page: 1, asked: 2.5 };

/** How much a word says of an answer by where it stands. */
export const share = { name: 2, words: 2, heading: 0.5, page: 0.5, asked: 1 };

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
