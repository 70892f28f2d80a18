/** Putting pieces on the board, and who decides when there are not enough (limits.current-player-chooses). */
import { askSome } from '../choices/ask.ts';
import type { Hidden } from '../model/state.ts';
import type { Craft, Sector, ShipKind, ShipNumber } from '../model/vocabulary.ts';
import { craftsIn, leaveReserves } from '../rules/crafts.ts';
import { addShip, supply } from '../rules/ships.ts';
import { current } from '../run/find.ts';
import { drawHidden } from '../run/piles.ts';
import { emit, type Run } from '../run/run.ts';

/** So many of a kind in each of these sectors. */
export type Demand = readonly (readonly [at: Sector, n: number])[];

/** The demand as far as pieces go; asks the current player where it falls short. */
export function settle(run: Run, kind: ShipKind, demand: Demand): Demand | undefined {
  const wanted = demand.reduce((sum, [, n]) => sum + n, 0);
  const left = supply(run, kind);
  if (left >= wanted) return demand;
  const options = demand.map(([id, count]) => ({ id, count }));
  // Pieces are alike and everybody can count them: with one sector there is nothing to choose.
  const [only, ...others] = demand;
  const words =
    only && others.length === 0
      ? Array.from({ length: left }, () => only[0])
      : askSome(run, { seat: current(run), prompt: 'placement', about: kind }, options, left, left);
  if (words === undefined) return undefined;
  const chosen = demand.map(([at]) => [at, words.filter(w => w === at).length] as const);
  for (const [i, [at, n]] of demand.entries()) {
    for (let k = chosen[i]?.[1] ?? 0; k < n; k++) emit(run, 'ship-missing', { ship: kind, at });
  }
  return chosen;
}

/** Once there are no vipers left. */
const anyCraft = (run: Run): Craft | undefined => craftsIn(run, 'reserves')[0]?.craft;

/** Vipers out of the Reserves, or other craft that count as such. */
export function putVipers(run: Run, at: Sector, vipers: readonly (Craft | undefined)[]): ShipNumber[] {
  return vipers.map(craft => {
    leaveReserves(run, craft);
    const { id } = addShip(run, 'viper', at, craft ? { craft } : {});
    emit(run, 'ship-placed', { ship: craft ?? 'viper', at, from: 'reserves' });
    return id;
  });
}

/** Places them and gives their numbers. */
export function putShips(
  run: Run,
  kind: ShipKind,
  demand: Demand,
  from: 'supply' | 'reserves' | 'launch',
): number[] {
  const placed: ShipNumber[] = [];
  for (const [at, n] of demand) {
    for (let i = 0; i < n; i++) {
      if (kind === 'viper') {
        placed.push(...putVipers(run, at, [run.state.reserves.vipers > 0 ? undefined : anyCraft(run)]));
        continue;
      }
      let cargo: Hidden | undefined;
      if (kind === 'civilian') {
        cargo = drawHidden(run, 'civilians');
        if (!cargo) return placed;
      }
      placed.push(addShip(run, kind, at, cargo ? { cargo } : {}).id);
      emit(run, 'ship-placed', { ship: kind, at, from });
    }
  }
  return placed;
}
