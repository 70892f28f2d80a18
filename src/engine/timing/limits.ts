/** "Once a game, once a turn, once a check": what has been used and may not be used again. */
import type { Filed } from '../library/library.ts';
import type { ActionAbility, Reaction } from '../model/ability.ts';
import type { Seat } from '../model/vocabulary.ts';
import { seatState } from '../rules/people.ts';
import { nearest } from '../run/find.ts';
import type { Run } from '../run/run.ts';

type Limited = Filed<ActionAbility | Reaction>;

/** Skill cards are limited by their name, whoever plays them; abilities by their own. */
function keyOf({ source, ability }: Limited): string {
  if (ability.limit !== undefined) return ability.limit;
  return source.on === 'skill' ? source.card : ability.id;
}

function ledger(run: Run, { ability }: Limited, seat: Seat): string[] | undefined {
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

export function isSpent(run: Run, filed: Limited, seat: Seat): boolean {
  return ledger(run, filed, seat)?.includes(keyOf(filed)) ?? false;
}

export function spend(run: Run, filed: Limited, seat: Seat): void {
  ledger(run, filed, seat)?.push(keyOf(filed));
}
