/** "Once a game, once a turn, once a check": what has been used and may not be used again. */
import type { Filed } from '../library/library.ts';
import type { ActionAbility, Reaction } from '../model/ability.ts';
import type { Seat } from '../model/vocabulary.ts';
import { miraclesOf, spendMiracle } from '../rules/miracles.ts';
import { seatState } from '../rules/people.ts';
import { nearest } from '../run/find.ts';
import type { Position, Run } from '../run/run.ts';

type Limited = Filed<ActionAbility | Reaction>;

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

/** Where miracle tokens are played with, one pays for what is otherwise done once a game (daybreak.miracle.spend). */
function costsMiracle(run: Position, { ability }: Limited): boolean {
  return ability.once === 'game' && run.lib.miracles !== undefined;
}

export function isSpent(run: Position, filed: Limited, seat: Seat): boolean {
  if (costsMiracle(run, filed)) return miraclesOf(run, seat) === 0;
  return ledger(run, filed, seat)?.includes(keyOf(filed)) ?? false;
}

export function spend(run: Run, filed: Limited, seat: Seat): void {
  if (costsMiracle(run, filed)) spendMiracle(run, seat);
  else ledger(run, filed, seat)?.push(keyOf(filed));
}
