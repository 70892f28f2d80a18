import { addRow, keepApart, makeUnit, productsWith, type Rows, rows, type Vector } from './vectors.ts';

/** How many dimensions the space has: fewer blur what differs, more tell apart what means the same. */
const mostDimensions = 32;
/** What words mean is found in many answers; a handful tells nothing. */
const answersPerDimension = 30;
/** After so many rounds the places hardly move any more. */
const rounds = 5;

/** What an answer or a question says: its stems by their numbers, and how much each of them tells. */
export type Bag = ReadonlyMap<number, number>;

/**
 * What words and answers have to do with each other, as places in one space. It is derived, not written: words in which players
 * ask for the same answers come to stand near each other, and so do answers that are asked for in like words (latent
 * semantic analysis).
 */
export interface Meaning {
  /** How far each stem, by its number, may stand for this one: from nothing to one. */
  standingFor(stem: number): Vector;
  /** How near each answer is to what is said, from minus one to one. */
  nearTo(said: Bag): Vector;
  /** How much each answer says of what is said, word by word: from nothing to one. */
  sayingOf(said: Bag): Vector;
}

/** The space of answers that say this, with so many stems in all. */
export function makeMeaning(bags: readonly Bag[], stems: number): Meaning {
  const lists = listsOf(bags, stems);
  const answers = placesOf(lists, stems);
  const words = wordsAmong(answers, lists, stems);
  const directions = { ...words, values: words.values.slice() };
  makeUnit(directions);
  return {
    standingFor(stem) {
      if (stem >= stems) return new Float32Array(stems);
      const likeness = productsWith(directions, directions, stem);
      for (let other = 0; other < stems; other++) {
        const one = likeness[other] ?? 0;
        likeness[other] = one > 0 ? one * one : 0;
      }
      return likeness;
    },
    nearTo(said) {
      const place = sumsOf(listsOf([said], stems), words);
      makeUnit(place);
      return productsWith(answers, place, 0);
    },
    sayingOf(said) {
      const wanted = new Float32Array(stems);
      const length = Math.hypot(...said.values()) || 1;
      for (const [stem, value] of said) if (stem < stems) wanted[stem] = value / length;
      const shared = new Float32Array(lists.length);
      lists.forEach(({ stems: own, values }, answer) => {
        let sum = 0;
        for (let at = 0; at < own.length; at++) sum += (wanted[own[at] ?? 0] ?? 0) * (values[at] ?? 0);
        shared[answer] = sum;
      });
      return shared;
    },
  };
}

/** Bags as lists, which are walked much faster than maps. */
type Lists = readonly { readonly stems: Uint32Array; readonly values: Float32Array }[];

function listsOf(bags: readonly Bag[], stems: number): Lists {
  return bags.map(bag => {
    const known = [...bag].filter(([stem]) => stem < stems);
    return {
      stems: Uint32Array.from(known, ([stem]) => stem),
      values: Float32Array.from(known, ([, value]) => value),
    };
  });
}

/**
 * Each word is put where its answers are, each answer where its words are, and again, while all are kept apart as far as
 * they go: what is left are the directions in which answers differ most (orthogonal iteration). Which of them comes first
 * does not matter, for only angles between answers are asked for.
 */
function placesOf(bags: Lists, stems: number): Rows {
  let answers = anyPlaces(bags.length);
  keepApart(answers);
  for (let round = 0; round < rounds; round++) {
    answers = sumsOf(bags, wordsAmong(answers, bags, stems));
    keepApart(answers);
  }
  makeUnit(answers);
  return answers;
}

function wordsAmong(answers: Rows, bags: Lists, stems: number): Rows {
  const words = rows(stems, answers.width);
  bags.forEach((bag, at) => {
    bag.stems.forEach((stem, place) => {
      addRow(words, stem, answers, at, bag.values[place] ?? 0);
    });
  });
  return words;
}

function sumsOf(bags: Lists, words: Rows): Rows {
  const sums = rows(bags.length, words.width);
  bags.forEach((bag, at) => {
    bag.stems.forEach((stem, place) => {
      addRow(sums, at, words, stem, bag.values[place] ?? 0);
    });
  });
  return sums;
}

/** Places that have nothing to do with the answers, the same on every machine. */
function anyPlaces(count: number): Rows {
  const width = Math.min(mostDimensions, Math.floor(count / answersPerDimension));
  const places = rows(count, width);
  for (let i = 0; i < places.values.length; i++) {
    const [at, dimension] = [Math.floor(i / width), i % width];
    places.values[i] = Math.sin((at + 1) * (dimension + 1) * 12.9898);
  }
  return places;
}
