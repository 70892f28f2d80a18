import { apply, type Drive, type Game, makeGame, pending, sample } from '#engine/index.ts';
import { asText } from '#scenarios/problem.ts';
import type { Loaded } from '#scenarios/reader/read.ts';
import { type Outcome, runScenario } from '#scenarios/runner/run.ts';
import { library, readerOf } from '../kit/books.ts';

export const reader = readerOf(library);

/** Three players of whom none asks anything of a test that it does not want to hear. */
const head = `
id: test/this
books: [base]
game:
  objective: kobol
  seats:
    - { id: tigh, character: saul-tigh }
    - { id: zarek, character: tom-zarek }
    - { id: boomer, character: sharon-valerii }
`;

export function load(text: string): Loaded {
  const read = reader.read(head + text, 'test.yaml');
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  return read;
}

/** What is said to be wrong: line of the test's own text and message. */
export function problems(text: string): string[] {
  const read = reader.read(head + text, 'test.yaml');
  const before = head.split('\n').length - 1;
  return read.ok
    ? []
    : read.problems.map(({ line, column, message }) => `${line - before}:${column} ${message}`);
}

export const play = (text: string): Outcome => runScenario(load(text), library);

/** A pseudo-random number below `n`, the same for the same seed. */
export function below(seed: number): (n: number) => number {
  let x = seed | 1;
  return n => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor(((x >>> 8) / 0x800000) * n);
  };
}

/** A random game, given after every choice. */
export function* randomGame(seed: number, seats: number, drive: Drive = {}): Generator<Game> {
  const ids = Array.from({ length: seats }, (_, i) => ({ id: `p${i + 1}` }));
  const made = makeGame(
    library,
    {
      books: ['base'],
      objective: 'kobol',
      difficulty: 'normal',
      rulings: {},
      options: {},
      seats: ids,
      seed,
      chance: 'seeded',
    },
    drive,
  );
  if (!made.ok) throw new Error(made.because);
  yield* playedOn(made.game, seed, drive);
}

/** A game played on at random from where it stands. */
export function* playedOn(from: Game, seed: number, drive: Drive = {}): Generator<Game> {
  const random = below(seed * 7919 + 13);
  let game = from;
  for (let choice = pending(game)[0]; choice; choice = pending(game)[0]) {
    yield game;
    const step = apply(game, { seat: choice.seat, choose: sample(choice, random) }, drive);
    if (!step.ok) throw new Error(step.because);
    game = step.game;
  }
}
