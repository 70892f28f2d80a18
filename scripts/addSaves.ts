import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookOf } from '#books/atBuild/cards.ts';
import { libraryOf } from '#books/libraries.ts';
import { type Book, books, firstBook, onTable, optionalBooks } from '#books/registry.ts';
import { apply, forkFor, type Game, makeGame, makeSave, sample } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import { addresses, keptAddresses } from './addresses.ts';

/**
 * `npm run saves -- <name>`: what a release promises to keep. Random games saved by the present state of the code, for
 * the drawer in `test/saves`, and all addresses, in `test/addresses`. The README of each says when to add some.
 */
const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Name the release that saves: npm run saves -- 1-0');
  process.exit(1);
}
const folder = join(import.meta.dirname, '../test/saves');

type Situation = (state: State) => boolean;
const within =
  (slot: 'check' | 'jump'): Situation =>
  ({ stack, pending }) =>
    stack.some(frame => frame[slot] !== undefined) && pending.some(({ seat }) => seat !== 'chance');

const situations = {
  draft: ({ pending }) => pending.some(({ prompt }) => prompt === 'character'),
  'mid-check': within('check'),
  'mid-jump': within('jump'),
  'mid-window': ({ pending }) =>
    pending.length > 1 && pending.some(choice => choice.shape === 'react' && choice.options.length > 0),
  end: ({ over }) => over !== undefined,
} satisfies { readonly [situation: string]: Situation };

interface Wish {
  readonly label: string;
  readonly seats: number;
  readonly situation: keyof typeof situations;
  /** Choices made before. */
  readonly after: number;
  readonly options?: Partial<GameOptions>;
  readonly passIdle?: boolean;
  /** The game goes on from a position in the file: as the first player knows it, half of the choices before. */
  readonly laidOut?: boolean;
}

const all = books.join('-');

/** With a book: as usual, and to each of its own objectives. */
const wishesFor = (book: Book): readonly Wish[] => [
  { label: book, seats: 4, situation: 'mid-check', after: 90, options: { books: onTable([book]) } },
  ...bookOf(book).objectives.map(
    ({ id }): Wish => ({
      label: id,
      seats: 5,
      situation: 'mid-jump',
      after: 90,
      options: { books: onTable([book]), objective: id },
    }),
  ),
];

const wishes: readonly Wish[] = [
  { label: firstBook, seats: 4, situation: 'draft', after: 2 },
  { label: firstBook, seats: 3, situation: 'mid-check', after: 60 },
  { label: firstBook, seats: 4, situation: 'mid-jump', after: 100 },
  { label: firstBook, seats: 5, situation: 'mid-window', after: 90 },
  { label: firstBook, seats: 6, situation: 'end', after: 0 },
  { label: `${firstBook}-asked`, seats: 4, situation: 'mid-check', after: 150, options: { chance: 'asked' } },
  { label: `${firstBook}-idle-passed`, seats: 5, situation: 'mid-jump', after: 80, passIdle: true },
  { label: `${firstBook}-laid-out`, seats: 4, situation: 'mid-check', after: 90, laidOut: true },
  ...optionalBooks.flatMap(wishesFor),
  { label: all, seats: 5, situation: 'mid-window', after: 80, options: { books } },
  { label: all, seats: 6, situation: 'end', after: 0, options: { books } },
];

/** Small and the same everywhere. */
function random(seed: number): (n: number) => number {
  let x = seed >>> 0;
  return n => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

/** The game of one seed in that situation, if it ever comes to it. */
async function gameFor(wish: Wish, seed: number): Promise<Game | undefined> {
  const lib = await libraryOf(wish.options?.books ?? []);
  const [objective = ''] = lib.objectives.keys();
  const start = makeGame(lib, {
    books: lib.books,
    objective,
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: wish.seats }, (_, i) => ({ id: `p${i + 1}` })),
    seed,
    chance: 'seeded',
    ...wish.options,
  });
  if (!start.ok) throw new Error(`${wish.label}: ${start.because}`);
  const below = random(seed);
  let { game } = start;
  for (let n = 0; ; n++) {
    if (n >= wish.after && situations[wish.situation](game.state)) return game;
    const choice = game.state.pending[below(game.state.pending.length)];
    if (choice === undefined) return undefined;
    const made = { seat: choice.seat, choose: sample(choice, below) };
    const step = apply(game, made, wish.passIdle ? { passIdle: true } : {});
    if (!step.ok) throw new Error(`${wish.label}: ${step.because}`);
    game = wish.laidOut && n === wish.after / 2 ? forkFor(step.game, 0, seed) : step.game;
  }
}

for (const wish of wishes) {
  let game: Game | undefined;
  for (let seed = 1; game === undefined && seed < 100; seed++) game = await gameFor(wish, seed);
  if (game === undefined) throw new Error(`No game comes to ${wish.label} ${wish.situation}`);
  const file = `${name}-${wish.label}-${wish.seats}-seats-${wish.situation}.save`;
  writeFileSync(join(folder, file), `${makeSave(game)}\n`);
  console.log(file);
}

writeFileSync(join(keptAddresses, `${name}.txt`), `${addresses().join('\n')}\n`);
