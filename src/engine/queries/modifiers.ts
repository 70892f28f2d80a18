/**
 * Questions about the position, answered by folding the modifiers in force. Nothing is stored: when a card leaves,
 * its answer leaves with it.
 */
import type { Filed } from '../library/library.ts';
import type { ModifierFor, QueryName } from '../model/ability.ts';
import type { Board, Seat } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';
import { holds } from './holds.ts';
import { type Asked, inForce } from './inForce.ts';

/** Questions about one player, answered by what lies before that player only; books name theirs in `personal`. */
export const corePersonal: readonly QueryName[] = [
  'hand-limit',
  'activation-cost',
  'may-activate',
  'may-join-others',
  'once-a-game',
  'inspect-civilians',
  'receive-skills',
  'starting-hand',
  'check-cards',
  'more-check-cards',
  'check-card-face-up',
  'receive-fewer',
  'card-cost',
  'may-use-cards',
  'may-reveal',
  'scout-cards',
  'leaving-costs-super-crisis',
  'viper-is-fragile',
  'discards-fewer',
  'may-hold-title',
  'starting-loyalty',
  'sleeper-loyalty',
  'discards-at-random',
  'crisis-draw',
];

/**
 * Answered by the sheet of a revealed Cylon too: otherwise a card would be left over in the Sleeper Agent phase
 * when Boomer has revealed before it (sleeper.deal).
 */
const outlivesReveal: ReadonlySet<QueryName> = new Set<QueryName>(['sleeper-loyalty']);

/** The modifiers that answer the question now, each with its holder. */
export function answering<Q extends QueryName>(
  run: Position,
  query: Q,
  asked: Asked,
): { modifier: ModifierFor<Q>; holder: Seat }[] {
  const filed = run.lib.modifiers[query] as readonly Filed<ModifierFor<Q>>[] | undefined;
  if (filed === undefined) return [];
  const found: { modifier: ModifierFor<Q>; holder: Seat }[] = [];
  for (const { source, ability } of filed) {
    const holder = inForce(run, source, asked, outlivesReveal.has(query));
    if (holder === undefined) continue;
    if (run.lib.personal.has(query) && holder !== asked.seat) continue;
    if (ability.when && !holds(run, ability.when, holder, asked)) continue;
    found.push({ modifier: ability, holder });
  }
  return found;
}

type Adding = { [Q in QueryName]: ModifierFor<Q> extends { readonly add: number } ? Q : never }[QueryName];
type Setting = { [Q in QueryName]: ModifierFor<Q> extends { readonly set: number } ? Q : never }[QueryName];

export function foldSum(run: Position, query: Adding, asked: Asked): number {
  let sum = 0;
  for (const { modifier } of answering(run, query, asked)) sum += (modifier as { add: number }).add;
  return sum;
}

/** The lowest of the numbers set, or the usual one. */
export function foldLeast(run: Position, query: Setting, asked: Asked, usual: number): number {
  let value = usual;
  for (const { modifier } of answering(run, query, asked)) {
    value = Math.min(value, (modifier as { set: number }).set);
  }
  return value;
}

export function foldMost(run: Position, query: Setting, asked: Asked, usual: number): number {
  let value = usual;
  for (const { modifier } of answering(run, query, asked)) {
    value = Math.max(value, (modifier as { set: number }).set);
  }
  return value;
}

export function anyAnswer(run: Position, query: QueryName, asked: Asked): boolean {
  return answering(run, query, asked).length > 0;
}

/** No card in play closes that ship or group of locations. */
export function mayEnter(run: Position, seat: Seat, board: Board): boolean {
  return !answering(run, 'may-enter', { seat }).some(({ modifier }) => modifier.forbid === board);
}
