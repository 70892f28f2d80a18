import { boardOf } from '#board/boardOf.ts';
import type { BoardModel } from '#board/model.ts';
import { facets } from '#books/atBuild/board.ts';
import { makeGame, sample, Table, type Viewer, viewOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { baseBook, library } from './books.ts';

export { galleryPositions } from '#pages/_gallery/positions.ts';

export interface Moment {
  readonly board: (viewer: Viewer) => BoardModel;
  readonly pending: readonly Choice[];
}

/** A random game, seen at every so many choices until it ends. */
export function* randomGame(seed: number, every: number): Generator<Moment> {
  const made = makeGame(library, {
    books: ['base'],
    objective: 'kobol',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: 3 + (seed % 4) }, (_, at) => ({ id: `seat-${at}` })),
    seed,
    chance: 'seeded',
  });
  if (!made.ok) throw new Error(made.because);
  const table = new Table(made.game);
  const below = generator(seed);
  for (let step = 0; !table.state.over; step++) {
    const { pending } = table.state;
    if (step % every === 0) {
      yield { board: viewer => boardOf(viewOf(library, table.state, viewer), [baseBook], facets), pending };
    }
    const [choice] = pending;
    if (choice === undefined) throw new Error('The game waits for nobody.');
    table.play({ seat: choice.seat, choose: sample(choice, below) });
  }
}

function generator(seed: number): (n: number) => number {
  let x = seed;
  return n => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((x / 0x80000000) * n);
  };
}
