/** Could this effect do anything at all? What certainly could not is not offered: no action, reaction or question. */
import { answered } from '../library/bookCode.ts';
import type { Effect } from '../model/effect.ts';
import type { Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { openOptions } from '../queries/options.ts';
import { suspended } from '../queries/suspended.ts';
import { shipsOf } from '../rules/ships.ts';
import { crisis } from '../run/find.ts';
import type { Position } from '../run/run.ts';

export function possible(run: Position, effect: Effect, seat: Seat): boolean {
  const { reserves, damagedVipers, destroyed } = run.state;
  const [op] = effect;
  if (op && suspended(run, op)) return false;
  switch (op?.op) {
    case 'choose':
      return op.options.some(o => !o.requires || holds(run, o.requires, seat));
    case 'play-quorum':
      return op.from === 'deck' || run.state.quorumHand.length > 0;
    case 'decide':
      return openOptions(run).some(id => id !== crisis(run).option);
    // To risk ships one must have them (raptors.risk-needs-one).
    case 'risk':
      return (op.ship === 'raptor' ? reserves.raptors : reserves.vipers) >= op.n;
    case 'damage-vipers':
      return op.in !== 'anywhere' || reserves.vipers > 0 || shipsOf(run, 'viper').length > 0;
    case 'repair':
      if (op.what === 'location') return true;
      if (op.what === 'raptor') return destroyed.raptors > 0;
      return damagedVipers > 0 || (op.destroyed === true && destroyed.vipers > 0);
    default:
      return op === undefined || (answered(run, rules => rules.possible?.(run, op)) ?? true);
  }
}

/** "May pay, otherwise": what is not there cannot be paid. */
export function payable(run: Position, effect: Effect): boolean {
  return effect.every(
    op => op.op !== 'lose' || typeof op.n !== 'number' || run.state.resources[op.resource] >= op.n,
  );
}
