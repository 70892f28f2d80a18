import { addTo, dot, makeOrthonormal, makeUnit, transposed, type Vector } from './vectors.ts';

/** How many dimensions the space has: fewer blur what differs, more tell apart what means the same. */
const mostDimensions = 32;
/** What words mean is found in many answers; a handful tells nothing. */
const answersPerDimension = 30;
/** After so many rounds the places hardly move any more. */
const rounds = 5;

/** What an answer or a question says: its stems by their numbers, and how much each of them tells. */
export type Bag = ReadonlyMap<number, number>;

/**
 * What words and answers have to do with each other, as places in one space. Nobody wrote it down: words in which players
 * ask for the same answers come to stand near each other, and so do answers that are asked for in like words (latent
 * semantic analysis).
 */
export interface Meaning {
  /** How far each stem, by its number, may stand for this one: from nothing to one. */
  standingFor(stem: number): Vector;
  /** How near each answer is to what is said, from minus one to one. */
  nearTo(said: Bag): Vector;
}

/** The space of answers that say this, with so many stems in all. */
export function makeMeaning(bags: readonly Bag[], stems: number): Meaning {
  const answers = placesOf(bags, stems);
  const words = wordsAmong(answers, bags, stems);
  const directions = words.map(word => {
    const direction = word.slice();
    makeUnit(direction);
    return direction;
  });
  return {
    standingFor(stem) {
      const direction = directions[stem];
      return direction === undefined
        ? new Float32Array(stems)
        : Float32Array.from(directions, other => Math.max(0, dot(other, direction)) ** 2);
    },
    nearTo(said) {
      const place = sumOf(said, words);
      makeUnit(place);
      return Float32Array.from(answers, answer => dot(answer, place));
    },
  };
}

/**
 * Each word is put where its answers are, each answer where its words are, and again, while all are kept apart as far as
 * they go: what is left are the directions in which answers differ most (orthogonal iteration). Which of them comes first
 * does not matter, for only angles between answers are asked for.
 */
function placesOf(bags: readonly Bag[], stems: number): readonly Vector[] {
  const dimensions = Math.min(mostDimensions, Math.floor(bags.length / answersPerDimension));
  let answers = keptApart(bags.map((_, at) => anyPlace(at, dimensions)));
  for (let round = 0; round < rounds; round++) {
    const words = wordsAmong(answers, bags, stems);
    answers = keptApart(bags.map(bag => sumOf(bag, words)));
  }
  for (const answer of answers) makeUnit(answer);
  return answers;
}

function wordsAmong(answers: readonly Vector[], bags: readonly Bag[], stems: number): readonly Vector[] {
  const words = Array.from({ length: stems }, () => new Float32Array(dimensionsOf(answers)));
  answers.forEach((answer, at) => {
    for (const [stem, value] of bags[at] ?? []) {
      const word = words[stem];
      if (word !== undefined) addTo(word, answer, value);
    }
  });
  return words;
}

function sumOf(bag: Bag, words: readonly Vector[]): Vector {
  const place = new Float32Array(dimensionsOf(words));
  for (const [stem, value] of bag) {
    const word = words[stem];
    if (word !== undefined) addTo(place, word, value);
  }
  return place;
}

function keptApart(places: readonly Vector[]): Vector[] {
  const columns = transposed(places, dimensionsOf(places));
  makeOrthonormal(columns);
  return transposed(columns, places.length);
}

/** A place that has nothing to do with the answer, the same on every machine. */
function anyPlace(at: number, dimensions: number): Vector {
  return Float32Array.from({ length: dimensions }, (_, d) => Math.sin((at + 1) * (d + 1) * 12.9898));
}

const dimensionsOf = (places: readonly Vector[]): number => places[0]?.length ?? 0;
