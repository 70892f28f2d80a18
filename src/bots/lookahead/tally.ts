/** Many ways that something may come out, counted. */
import { type Resource, resources } from '../../engine/model/vocabulary.ts';
import type { RolledOut } from './rollOut.ts';

export interface Tally {
  readonly runs: number;
  /** How often, of all runs. */
  readonly check: { readonly pass: number; readonly partial: number; readonly fail: number };
  readonly resources: { readonly [resource in Resource]: Counts };
  readonly civilians: Counts;
  readonly vipers: Counts;
  readonly damage: Counts;
  readonly kills: Counts;
  readonly boarded: Counts;
  readonly jumped: number;
  readonly die: Counts;
  readonly over: { readonly humans: number; readonly cylons: number };
}

/** By the amount, how often it came out so. */
export type Counts = { readonly [amount: string]: number };

export function tallyOf(runs: readonly RolledOut[]): Tally {
  const counts = (amount: (run: RolledOut) => number | undefined): Counts => {
    const found: Record<string, number> = {};
    for (const run of runs) {
      const n = amount(run);
      if (n !== undefined) found[n] = (found[n] ?? 0) + 1;
    }
    return found;
  };
  const often = (is: (run: RolledOut) => boolean) => runs.filter(is).length;
  const changed = {} as Record<Resource, Counts>;
  for (const resource of resources) changed[resource] = counts(run => run.resources[resource]);
  return {
    runs: runs.length,
    check: {
      pass: often(({ check }) => check === 'pass'),
      partial: often(({ check }) => check === 'partial'),
      fail: often(({ check }) => check === 'fail'),
    },
    resources: changed,
    civilians: counts(run => run.civilians),
    vipers: counts(run => run.vipers),
    damage: counts(run => run.damage),
    kills: counts(run => run.kills),
    boarded: counts(run => run.boarded),
    jumped: often(({ jumped }) => jumped),
    die: counts(({ die }) => die),
    over: { humans: often(({ over }) => over === 'humans'), cylons: often(({ over }) => over === 'cylons') },
  };
}

export function averageOf(counts: Counts): number {
  let runs = 0;
  let sum = 0;
  for (const [amount, n] of Object.entries(counts)) {
    runs += n;
    sum += Number(amount) * n;
  }
  return runs === 0 ? 0 : sum / runs;
}
