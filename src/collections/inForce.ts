/** Which rules are in force at a table: what its books and their conditions say, less what another one replaces. */
import { bookOfRule, isOptional } from '#books/registry.ts';
import { type Condition, holdsIn, type World } from '#rules/facts.ts';
import type { Atom } from './schemas.ts';

/** What has to be so for a rule to be in force: its book is on the table, and what it says itself. */
export function conditionsOf({ id, when = [] }: Pick<Atom, 'id' | 'when'>): readonly Condition[] {
  const book = bookOfRule(id);
  return isOptional(book) ? [book, ...when.filter(condition => condition !== book)] : when;
}

export function inForce(atoms: readonly Atom[], world: World): ReadonlySet<string> {
  const said = atoms.filter(atom => holdsIn(world, conditionsOf(atom)));
  const replaced = new Set(said.flatMap(({ replaces = [] }) => replaces));
  return new Set(said.map(({ id }) => id).filter(id => !replaced.has(id)));
}
