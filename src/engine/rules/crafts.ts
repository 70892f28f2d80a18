/** Vipers that are not in space, and other craft that count as vipers (daybreak.assault-raptors.as-vipers). */
import type { Craft } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';

/** Where pieces are that are not in space; those that never came into play are in neither. */
export interface CraftPool {
  reserves: number;
  destroyed: number;
}

function poolOf({ lib, state }: Position, craft: Craft): CraftPool | undefined {
  for (const rules of lib.rules) {
    const pool = rules.crafts?.(state)[craft];
    if (pool) return pool;
  }
  return undefined;
}

/** Other craft in one of these places. */
export function craftsIn(run: Position, where: keyof CraftPool): { craft: Craft; n: number }[] {
  if (run.lib.rules.length === 0) return [];
  return run.lib.crafts.flatMap(craft => {
    const n = poolOf(run, craft)?.[where] ?? 0;
    return n > 0 ? [{ craft, n }] : [];
  });
}

const sumOf = (pools: readonly { n: number }[]) => pools.reduce((sum, { n }) => sum + n, 0);

/** All that can be launched as vipers. */
export const vipersReady = (run: Position): number =>
  run.state.reserves.vipers + sumOf(craftsIn(run, 'reserves'));

export const vipersLost = (run: Position): number =>
  run.state.destroyed.vipers + sumOf(craftsIn(run, 'destroyed'));

function change(run: Position, where: keyof CraftPool, craft: Craft | undefined, by: number): void {
  const pool = craft === undefined ? undefined : poolOf(run, craft);
  if (pool) pool[where] += by;
  else if (where === 'reserves') run.state.reserves.vipers += by;
  else run.state.destroyed.vipers += by;
}

export const leaveReserves = (run: Position, craft?: Craft): void => change(run, 'reserves', craft, -1);
export const enterReserves = (run: Position, craft?: Craft): void => change(run, 'reserves', craft, 1);
export const writeOff = (run: Position, craft?: Craft): void => change(run, 'destroyed', craft, 1);
export const restore = (run: Position, craft?: Craft): void => change(run, 'destroyed', craft, -1);
