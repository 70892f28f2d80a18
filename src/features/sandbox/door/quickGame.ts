import { onTable } from '#books/registry.ts';
import type { NewGame, Opening, Player } from '#ui/table/opening.ts';

/** So many sit at a good table. */
const seats = 5;

/** A game for five with one human, or with none; who plays whom is drafted by the rules. */
export function quickGame(first: Player): Opening {
  const options = quickOptions();
  return { from: 'options', options, players: options.seats.map((_, seat) => (seat === 0 ? first : 'bot')) };
}

export const quickOptions = (): NewGame => ({
  books: onTable([]),
  difficulty: 'normal',
  rulings: {},
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ id: `p${seat + 1}` })),
  seed: newSeed(),
  chance: 'seeded',
});

export function newSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed & 0x7fffffff;
}
