import { type Condition, holdsIn, type Tables, type World } from '#rules/facts.ts';

/** The table that has nothing but the game itself. */
export function tableAlone({ worlds, books }: Pick<Tables, 'worlds' | 'books'>): World {
  const found = worlds.find(world => !books.some(book => world.has(book)));
  if (found === undefined) throw new Error('No table can be laid without an expansion.');
  return found;
}

/** Whether what holds under these conditions is news to those who know the base game. */
export const differs = (alone: World, conditions: readonly Condition[]): boolean =>
  !holdsIn(alone, conditions);
