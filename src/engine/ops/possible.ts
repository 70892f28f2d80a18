/** Could this effect do anything at all? What certainly could not is not offered: no action, reaction or question. */
import { answered } from '../library/facet.ts';
import type { CardOpName, Effect } from '../model/effect.ts';
import type { Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { openOptions } from '../queries/options.ts';
import { suspended } from '../queries/suspended.ts';
import { named } from '../queries/who.ts';
import { vipersLost, vipersReady } from '../rules/crafts.ts';
import { isUnmanned, shipsOf } from '../rules/ships.ts';
import { crisis } from '../run/find.ts';
import type { Position } from '../run/run.ts';
import { canDeploy } from './deploying.ts';
import { canPayForViper } from './flight.ts';
import { locationsOpen, oncePaid } from './locationActions.ts';
import { movesOf } from './moves.ts';

const prices: ReadonlySet<string> = new Set<CardOpName>(['damage-vipers', 'destroy', 'spend-nuke']);

export function possible(run: Position, effect: Effect, seat: Seat): boolean {
  const { reserves, damagedVipers, destroyed, galacticaDamage } = run.state;
  const [op] = effect;
  // What stands still does nothing, but what follows may, unless it had to be paid that way.
  if (op && suspended(run, op))
    return !prices.has(op.op) && effect.length > 1 && possible(run, effect.slice(1), seat);
  switch (op?.op) {
    case 'choose':
      return op.options.some(o => (!o.requires || holds(run, o.requires, seat)) && possible(run, o.do, seat));
    case 'if': {
      const branch = holds(run, op.cond, seat) ? op.then : (op.else ?? []);
      if (branch.length > 0 && possible(run, branch, seat)) return true;
      return effect.length > 1 && possible(run, effect.slice(1), seat);
    }
    case 'may':
      if (possible(run, op.do, seat) || (op.else !== undefined && possible(run, op.else, seat))) return true;
      return effect.length > 1 && possible(run, effect.slice(1), seat);
    case 'one-by-one':
      return possible(run, op.do, seat);
    case 'title':
      return !givesToHolder(run, effect);
    case 'activate-vipers':
      return (
        op.of === 'placed' ||
        (canPayForViper(run, seat) && (vipersReady(run) > 0 || run.state.ships.some(isUnmanned)))
      );
    // Nobody is ordered to move who cannot (brig.no-moving).
    case 'act':
      return !op.move || named(run, op.who).some(one => movesOf(run, one).length > 0);
    case 'attack':
      return op.with !== 'viper' || holds(run, { test: 'target-here' }, seat);
    case 'play-quorum':
      return op.from === 'deck' || run.state.quorumHand.length > 0;
    case 'decide':
      return openOptions(run).some(id => id !== crisis(run).option);
    // To risk ships one must have them (raptors.risk-needs-one).
    case 'risk':
      return (op.ship === 'raptor' ? reserves.raptors : vipersReady(run)) >= op.n;
    case 'damage-vipers':
      if (op.in !== 'anywhere') return true;
      if (vipersReady(run) === 0 && shipsOf(run, 'viper').length === 0) return false;
      // As a price it buys something.
      return effect.length === 1 || possible(run, effect.slice(1), seat);
    case 'repair':
      if (op.what === 'location') return !op.any || galacticaDamage.length > 0;
      if (op.what === 'raptor') return destroyed.raptors > 0;
      return damagedVipers > 0 || (op.destroyed === true && vipersLost(run) > 0);
    case 'deploy':
      return canDeploy(run, op);
    case 'activate-location':
      return locationsOpen(run, op.of, seat).some(({ ability }) =>
        possible(oncePaid(run, seat), ability.do, seat),
      );
    default:
      return op === undefined || (answered(run, rules => rules.possible?.(run, op, seat)) ?? true);
  }
}

/** Nobody resigns to himself: nothing but a title for the one who holds it is no option. */
function givesToHolder(run: Position, effect: Effect): boolean {
  return (
    effect.length > 0 &&
    effect.every(op => op.op === 'title' && named(run, op.to)[0] === run.state.titles[op.title])
  );
}

/** What could do nothing is no option; but nobody must place other ships because the box has no more of these. */
export function isOption(run: Position, effect: Effect, seat: Seat): boolean {
  return effect[0]?.op === 'deploy' || possible(run, effect, seat);
}

/** "May pay, otherwise": what is not there cannot be paid. */
export function payable(run: Position, effect: Effect): boolean {
  return effect.every(
    op => op.op !== 'lose' || typeof op.n !== 'number' || run.state.resources[op.resource] >= op.n,
  );
}
