/** "Once a game, once a turn, once a check": what has been used and may not be used again. */
import { answered, type BookRules } from '../library/facet.ts';
import type { Filed } from '../library/library.ts';
import type { ActionAbility, MovementAbility, Reaction } from '../model/ability.ts';
import type { Seat } from '../model/vocabulary.ts';
import { anyAnswer } from '../queries/modifiers.ts';
import { seatState } from '../rules/people.ts';
import { nearest } from '../run/find.ts';
import type { Position, Run } from '../run/run.ts';

type Limited = Filed<ActionAbility | MovementAbility | Reaction>;

/** Skill cards are limited by their name, whoever plays them; abilities by their own. */
function keyOf({ source, ability }: Limited): string {
  if (ability.limit !== undefined) return ability.limit;
  return source.on === 'skill' ? source.card : ability.id;
}

function ledger(run: Position, { ability }: Limited, seat: Seat): string[] | undefined {
  switch (ability.once) {
    case 'game':
      return seatState(run, seat).used;
    case 'turn':
      return nearest(run, 'turn')?.spent;
    case 'check':
      return nearest(run, 'check')?.spent;
    case 'roll':
      return nearest(run, 'roll')?.spent;
    default:
      return undefined;
  }
}

/** A book may have a price for what is otherwise done once a game. */
function priceOf(run: Position, { ability }: Limited): BookRules['onceAGame'] {
  return ability.once === 'game' ? answered(run, rules => rules.onceAGame) : undefined;
}

/** What it costs there. */
const tokens = ({ ability }: Limited): number => ('price' in ability ? (ability.price ?? 1) : 1);

export function isSpent(run: Position, filed: Limited, seat: Seat): boolean {
  if (filed.ability.once === 'game') {
    if (anyAnswer(run, 'once-a-game', { seat })) return true;
    if (filed.source.on === 'character' && answered(run, rules => rules.withholds?.(run, seat))) return true;
  }
  const price = priceOf(run, filed);
  if (price) return !price.canPay(run, seat, tokens(filed));
  return ledger(run, filed, seat)?.includes(keyOf(filed)) ?? false;
}

export function spend(run: Run, filed: Limited, seat: Seat): void {
  const price = priceOf(run, filed);
  if (price) price.pay(run, seat, tokens(filed));
  else ledger(run, filed, seat)?.push(keyOf(filed));
}
