/**
 * Conditions that need not be said, because what follows cannot be done without them: somebody who spends a nuke token has
 * one, and an attack on a centurion needs a centurion.
 */
import type { Cond, CoreTests } from '#engine/model/cond.ts';
import type { CardOp, Effect } from '#engine/model/effect.ts';
import { conjuncts } from '../conds.ts';
import type { TextFacets } from '../facet.ts';

/** The same of any book, looked up by name. */
export type NeedsByName = {
  readonly [name: string]: ((test: never, op: CardOp) => boolean) | undefined;
};

/** For each of these conditions: whether an operation cannot be carried out unless it holds. */
export type Needs<Tests> = {
  readonly [Name in keyof Tests]?: (test: Tests[Name], op: CardOp) => boolean;
};

const core: Needs<CoreTests> = {
  nukes: (_, op) => op.op === 'spend-nuke',
  reserve: ({ ship, atLeast }, op) =>
    (op.op === 'risk' && op.ship === ship && atLeast <= op.n) ||
    (op.op === 'destroy' && op.what === ship && atLeast <= op.n),
  'destroyed-raptor': (_, op) => op.op === 'repair' && op.what === 'raptor',
  'damaged-vipers': (_, op) => op.op === 'repair' && op.what === 'vipers',
  'here-damaged': (_, op) => op.op === 'repair' && op.what === 'location' && !op.any,
  'has-super-crisis': (_, op) =>
    (op.op === 'discard' && op.of === 'super-crisis' && op.n === 1) ||
    (op.op === 'crisis' && op.from === 'hand'),
  'has-hidden-loyalty': (_, op) => op.op === 'give-loyalty' && op.from === 'you',
  hand: ({ exactly, atLeast = 1 }, op) =>
    exactly === undefined &&
    op.op === 'discard' &&
    op.who === 'you' &&
    op.of === undefined &&
    typeof op.n === 'number' &&
    atLeast <= op.n,
  'ships-in-space': ({ kind }, op) =>
    (op.op === 'attack' && op.with === 'nuke' && kind === 'basestar') ||
    (op.op === 'attack' && op.with === 'galactica' && kind === 'cylon') ||
    (op.op === 'inspect-civilians' && kind === 'civilian'),
  centurions: (_, op) => op.op === 'attack' && op.with === 'armory',
  'target-here': (_, op) => op.op === 'attack' && op.with === 'viper',
  at: ({ place }, op) => op.op === 'pick' && op.among.at === place && !op.among.other,
  character: ({ at }, op) => op.op === 'pick' && at !== 'here' && op.among.at === at,
};

/** The same of conditions that must not hold: a title is taken from somebody else. */
const coreWithout: Needs<CoreTests> = {
  holds: ({ title }, op) =>
    (op.op === 'title' && op.to === 'you' && op.title === title) || (op.op === 'take' && op.from === title),
  'here-damaged': (_, op) => op.op === 'activate-location' && op.of === 'here',
};

/** What is left to be said of a condition for this effect. */
export function untold(facets: TextFacets, cond: Cond | undefined, effect: Effect): readonly Cond[] {
  const ops = effect.flatMap(parts);
  return conjuncts(cond).filter(one => !needed(facets, one, ops));
}

/** The operation and what it does by choice. */
function parts(op: CardOp): readonly CardOp[] {
  if (op.op === 'may') return [op, ...op.do.flatMap(parts)];
  return op.op === 'choose' ? [op, ...op.options.flatMap(option => option.do)] : [op];
}

function needed(facets: TextFacets, cond: Cond, ops: readonly CardOp[]): boolean {
  if ('all' in cond) return cond.all.every(one => needed(facets, one, ops));
  if ('any' in cond) return cond.any.every(one => needed(facets, one, ops));
  const without = 'not' in cond;
  const test = without ? cond.not : cond;
  if (!('test' in test)) return false;
  const ofBooks = facets.map(({ needs, needsWithout }) => (without ? needsWithout : needs) ?? {});
  const tables: readonly NeedsByName[] = [without ? coreWithout : core, ...ofBooks];
  return tables.some(table => ops.some(op => table[test.test]?.(test as never, op)));
}
